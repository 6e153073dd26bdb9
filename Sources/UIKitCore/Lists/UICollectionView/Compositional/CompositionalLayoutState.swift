import UIKitEngines

/// The computed state of a compositional layout, and the measured sizes.
@MainActor struct CompositionalLayoutState {
    /// The preferred sizes of a section's views.
    struct Sizes {
        var items: [Int: CGSize] = [:]
        var boundaries: [Int: CGSize] = [:]
    }

    var geometry: CompositionalGeometry?
    var definitions: [NSCollectionLayoutSection] = []
    var environment: CompositionalEnvironment?
    /// The measured sizes by section, with which the next geometry starts.
    var sizes: [Int: Sizes] = [:]

    /// Discards the geometry, but keeps the measured sizes.
    mutating func invalidateGeometry() {
        guard let geometry else { return }
        for (sectionIndex, section) in geometry.sections.enumerated() {
            var measuredSizes = Sizes(items: section.run.measured)
            for (index, boundary) in section.boundaries.enumerated() where boundary.selfSizesWidth || boundary.selfSizesHeight {
                measuredSizes.boundaries[index] = boundary.size
            }
            let isEmpty = measuredSizes.items.isEmpty && measuredSizes.boundaries.isEmpty
            sizes[sectionIndex] = isEmpty ? nil : measuredSizes
        }
        self.geometry = nil
    }
}
