import UIKitEngines

// Preparing a compositional layout: from section definitions to a geometry.
//
// The section provider is called for every section with the current environment. Each definition becomes a section of
// the geometry. Its boundary items are sized first, because they reduce the space for groups. `GroupRun` then solves
// the group template once for all groups without measured items: it resolves the sizes of the items, repeats them or
// divides the length among them, and positions them with their spacings. Only groups up to the last measured item are
// solved again. The start of a group is computed from the common length, from a Fenwick tree of measured lengths, or
// from a list of groups if the number of items in each varies. `CompositionalGeometry` stacks the sections along the
// axis and adds the layout's own boundary items. The cost depends on the number of sections and measured items, not
// on the number of items.
extension UICollectionViewCompositionalLayout {
    var axis: FlowAxis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }

    private var isRightToLeft: Bool { collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Requests all sections, and computes their frames.
    func prepareGeometry() {
        guard state.geometry == nil, let list = collectionView else { return }
        let size = list.bounds.inset(by: list.adjustedContentInset).size
        let environment = CompositionalEnvironment(
            container: CompositionalContainer(size: size, insets: resolvedInsets(.automatic)), traits: list.traitCollection)
        state.environment = environment
        state.definitions = []
        var sections: [CompositionalSection] = []
        for section in 0..<list.numberOfSections {
            guard let definition = provider(section, environment) else {
                preconditionFailure(
                    "UICollectionViewCompositionalLayout: the section provider returned nil for section \(section). Return a section for "
                        + "each index that the data source reports.")
            }
            state.definitions.append(definition)
            sections.append(
                makeSection(definition, section, count: list.numberOfItems(inSection: section), size: size, environment: environment))
        }
        let globals = configuration.boundarySupplementaryItems.map { $0.boundary(in: size, measured: nil) }
        state.geometry = CompositionalGeometry(
            axis: axis, crossLength: max(0, axis.cross(size)), sectionSpacing: configuration.interSectionSpacing, sections: sections,
            globals: globals, isRightToLeft: isRightToLeft)
        state.sizes = [:]
    }

    private func makeSection(
        _ definition: NSCollectionLayoutSection, _ sectionIndex: Int, count: Int, size: CGSize, environment: CompositionalEnvironment
    ) -> CompositionalSection {
        let referenceInsets = resolvedInsets(definition.contentInsetsReference)
        let insets = definition.contentInsets + referenceInsets
        let measuredSizes = state.sizes[sectionIndex]
        let boundaries = self.boundaries(of: definition, insets: insets, size: size, measured: measuredSizes?.boundaries ?? [:])
        let space = LayoutBoundary.space(of: boundaries)
        let container =
            axis == .vertical
            ? CGSize(width: max(0, size.width - insets.leading - insets.trailing - space.width), height: size.height)
            : CGSize(width: size.width, height: max(0, size.height - insets.top - insets.bottom - space.height))
        let isOrthogonal = definition.orthogonalScrollingBehavior != .none
        let run = GroupRun(
            template: definition.group.template(in: container, environment), container: container, axis: isOrthogonal ? axis.other : axis,
            spacing: definition.interGroupSpacing, count: count, measured: measuredSizes?.items ?? [:])
        if run.hasNoItems, count > 0 { report(sectionIndex, count) }
        var section = CompositionalSection(
            run: run, isOrthogonal: isOrthogonal, insets: insets.layoutInsets, crossLength: max(0, axis.cross(size)), axis: axis)
        section.boundaries = boundaries
        section.gap = definition.list?.gap ?? 0
        section.backgrounds = definition.decorationItems.map {
            .init(kind: $0.elementKind, insets: $0.contentInsets.layoutInsets, zIndex: $0.zIndex)
        }
        return section
    }

    private func boundaries(
        of definition: NSCollectionLayoutSection, insets: NSDirectionalEdgeInsets, size: CGSize, measured: [Int: CGSize]
    ) -> [LayoutBoundary] {
        var margins = insets
        if !definition.supplementariesFollowContentInsets { margins = resolvedInsets(definition.contentInsetsReference) }
        if definition.supplementaryContentInsetsReference != .automatic {
            margins = resolvedInsets(definition.supplementaryContentInsetsReference)
        }
        if axis == .vertical { (margins.top, margins.bottom) = (0, 0) } else { (margins.leading, margins.trailing) = (0, 0) }
        let availableSize = margins.layoutInsets.inset(size)
        return definition.boundarySupplementaryItems.enumerated().map { index, item in
            var boundary = item.boundary(in: availableSize, measured: measured[index])
            boundary.margins = margins.layoutInsets
            return boundary
        }
    }

    /// Returns the insets of a reference across the axis, without the insets that the collection view already
    /// applies.
    private func resolvedInsets(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
        guard let list = collectionView else { return .zero }
        var resolvedReference = reference == .automatic ? configuration.contentInsetsReference : reference
        if resolvedReference == .automatic { resolvedReference = .safeArea }
        let appliedInsets = list.adjustedContentInset
        var insets: UIEdgeInsets
        switch resolvedReference {
        case .none, .automatic: return .zero
        case .safeArea: insets = list.safeAreaInsets
        case .layoutMargins: insets = list.layoutMargins
        case .readableContent:
            let column = list.readableContentGuide.layoutFrame.offsetBy(dx: -list.bounds.minX, dy: -list.bounds.minY)
            insets = UIEdgeInsets(
                top: column.minY, left: column.minX, bottom: list.bounds.height - column.maxY, right: list.bounds.width - column.maxX)
        }
        insets.left = axis == .vertical ? max(0, insets.left - appliedInsets.left) : 0
        insets.right = axis == .vertical ? max(0, insets.right - appliedInsets.right) : 0
        insets.top = axis == .horizontal ? max(0, insets.top - appliedInsets.top) : 0
        insets.bottom = axis == .horizontal ? max(0, insets.bottom - appliedInsets.bottom) : 0
        return NSDirectionalEdgeInsets(insets, direction: list.effectiveUserInterfaceLayoutDirection)
    }

    private func report(_ section: Int, _ count: Int) {
        Diagnostics.report(
            "collection.empty-group",
            "UICollectionViewCompositionalLayout: the group of section \(section) has no place for items, so that none of \(count) shows. "
                + "Return items from its item provider, or give it subitems.",
            numbers: ["section": Double(section), "items": Double(count)])
    }
}

extension NSDirectionalEdgeInsets {
    fileprivate static func + (left: Self, right: Self) -> Self {
        .init(
            top: left.top + right.top, leading: left.leading + right.leading, bottom: left.bottom + right.bottom,
            trailing: left.trailing + right.trailing)
    }
}
