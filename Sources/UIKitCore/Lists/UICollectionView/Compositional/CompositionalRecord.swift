import UIKitEngines

/// What a compositional layout has worked out, and what it remembers.
@MainActor struct CompositionalRecord {
    /// The sizes that views of a section wanted.
    struct Sizes {
        var items: [Int: CGSize] = [:]
        var boundaries: [Int: CGSize] = [:]
    }

    var geometry: CompositionalGeometry?
    var definitions: [NSCollectionLayoutSection] = []
    var environment: CompositionalEnvironment?
    /// By section; taken up when sections are made again.
    var sizes: [Int: Sizes] = [:]

    /// What has been worked out holds no longer, but the sizes are remembered.
    mutating func forgetGeometry() {
        guard let geometry else { return }
        for (number, section) in geometry.sections.enumerated() {
            var own = Sizes(items: section.run.measured)
            for (index, boundary) in section.boundaries.enumerated() where boundary.asksWidth || boundary.asksHeight {
                own.boundaries[index] = boundary.size
            }
            sizes[number] = own.items.isEmpty && own.boundaries.isEmpty ? nil : own
        }
        self.geometry = nil
    }
}
