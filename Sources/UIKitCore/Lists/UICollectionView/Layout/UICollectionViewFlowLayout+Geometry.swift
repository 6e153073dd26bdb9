import UIKitEngines

// The geometry of a flow layout.
//
// Preparing requests the metrics of each section, replaces and reports invalid values, and adds the margins of the
// inset reference. `FlowGeometry` breaks the items of each section into lines greedily, justifies full lines, and
// stacks the sections along the axis. A section with items of one size is stored as a grid, which needs no memory or
// time per item. Other sections store one record per line. Queries for a rectangle use a binary search for the lines,
// and cost O(log n) plus the results. Pinned headers and footers are queried separately, because their frames depend
// on the visible area.
extension UICollectionViewFlowLayout {
    private var axis: FlowAxis { scrollDirection == .vertical ? .vertical : .horizontal }

    /// Requests all metrics from the delegate, and computes the frames of all elements.
    func prepareGeometry() {
        guard geometry == nil, let collectionView else { return }
        let availableSize = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
        let crossExtent = max(0, axis.cross(availableSize))
        let margins = referenceMargins(in: collectionView)
        preparedMargins = margins
        let sections = (0..<collectionView.numberOfSections).map { sectionIndex in
            var section = section(at: sectionIndex, in: collectionView)
            if let fault = section.repair(section: sectionIndex) { report(fault) }
            section.addMargins(by: margins, axis)
            return section
        }
        if let problem = FlowProblem.first(in: sections, axis: axis, crossExtent: crossExtent) { report(problem) }
        let isReversed =
            flipsHorizontallyInOppositeLayoutDirection && collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        geometry = FlowGeometry(
            axis: axis, crossExtent: crossExtent, sections: sections, isRightToLeft: isReversed,
            minimumMainExtent: axis.main(availableSize))
    }

    private func report(_ fault: FlowMetricError) {
        Diagnostics.report(
            "collection.item-size", fault.message, numbers: ["section": Double(fault.section), "length": Double(fault.value)])
    }

    private func report(_ problem: FlowProblem) {
        Diagnostics.report(
            "collection.item-too-large", problem.message,
            numbers: [
                "section": Double(problem.section), "item": Double(problem.item), "length": Double(problem.length),
                "room": Double(problem.availableLength),
            ])
    }

    private func section(at index: Int, in collectionView: UICollectionView) -> FlowSection {
        let count = collectionView.numberOfItems(inSection: index)
        let layoutSection = FlowSection(self, count: count)
        let delegates = collectionView.collectionHub.queryOrder.compactMap { $0 as? any UICollectionViewDelegateFlowLayout }
        let delegateSection =
            delegates.isEmpty ? nil : FlowSection(self, delegates: delegates, section: index, count: count, in: collectionView)
        let hasDelegateSizes = delegateSection.map { !$0.hasSameSizes(as: layoutSection) } ?? false
        return applyingMeasuredSizes(delegateSection ?? layoutSection, at: index, hasDelegateSizes: hasDelegateSizes)
    }

    func attributes(of element: FlowElement) -> UICollectionViewLayoutAttributes? {
        if geometry == nil { collectionView?.prepareLayoutIfNeeded() }
        guard let geometry, geometry.contains(element) else { return nil }
        let frame = isPinned(element) ? geometry.pinned(element, in: unobscuredArea) : geometry.frame(of: element)
        // A header or footer of length 0 has attributes of size zero. Queries for rectangles do not return these.
        return attributes(of: element, frame: frame ?? CGRect(origin: geometry.origin(of: element), size: .zero))
    }

    /// Returns whether an element is pinned to an edge while its section scrolls.
    private func isPinned(_ element: FlowElement) -> Bool {
        switch element {
        case .item: false
        case .header: sectionHeadersPinToVisibleBounds
        case .footer: sectionFootersPinToVisibleBounds
        }
    }

    /// The visible area without the parts that bars cover.
    private var unobscuredArea: CGRect { collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? .zero }

    /// Returns the attributes of a pinned header or footer for the current offset.
    func updatedPinnedAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        layoutAttributesForSupplementaryView(ofKind: attributes.representedElementKind ?? "", at: attributes.indexPath) ?? attributes
    }

    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        if geometry == nil { collectionView?.prepareLayoutIfNeeded() }
        var foundAttributes: [UICollectionViewLayoutAttributes] = []
        geometry?.forEachElement(in: rect) { element, frame in
            if !isPinned(element) { foundAttributes.append(attributes(of: element, frame: frame)) }
        }
        guard sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds else { return foundAttributes }
        for section in geometry?.sections(in: rect) ?? 0..<0 {
            for element in [FlowElement.header(section: section), .footer(section: section)] where isPinned(element) {
                if let result = attributes(of: element), result.size != .zero { foundAttributes.append(result) }
            }
        }
        return foundAttributes
    }

    private func attributes(of element: FlowElement, frame: CGRect) -> UICollectionViewLayoutAttributes {
        let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self
        let attributes = type.init()
        switch element {
        case .item(let section, let item):
            attributes.indexPath = IndexPath(item: item, section: section)
        case .header(let section):
            attributes.setSupplementary(UICollectionView.elementKindSectionHeader, of: section)
        case .footer(let section):
            attributes.setSupplementary(UICollectionView.elementKindSectionFooter, of: section)
        }
        attributes.frame = frame
        attributes.hints.isPinned = isPinned(element)
        if isPinned(element) { attributes.zIndex = Self.pinnedZIndex }
        return attributes
    }

    /// The z-index of pinned elements, the same as in UIKit: in front of all items.
    private static let pinnedZIndex = 10
}

extension FlowGeometry {
    fileprivate func contains(_ element: FlowElement) -> Bool {
        switch element {
        case .item(let section, let item):
            sections.indices.contains(section) && item >= 0 && item < sections[section].sizes.count
        case .header(let section), .footer(let section):
            sections.indices.contains(section)
        }
    }
}

extension UICollectionViewLayoutAttributes {
    fileprivate func setSupplementary(_ kind: String, of section: Int) {
        indexPath = IndexPath(item: 0, section: section)
        representedElementKind = kind
        representedElementCategory = .supplementaryView
    }
}
