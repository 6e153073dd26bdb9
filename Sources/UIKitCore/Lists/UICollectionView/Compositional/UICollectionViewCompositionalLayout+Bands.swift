import UIKitEngines

extension UICollectionViewCompositionalLayout {
    /// The speed in points per second, 200, below which the end of a drag is not a flick. Paging uses the same speed.
    private static let flick: CGFloat = Paging.flickSpeed

    func makeBand(_ section: Int) -> CollectionBand? {
        guard let geometry = record.geometry, let frame = geometry.band(of: section) else { return nil }
        let definition = record.definitions[section]
        let own = geometry.sections[section]
        let behaviour = definition.orthogonalScrollingBehavior
        let isHorizontal = axis == .vertical
        let across = isHorizontal ? frame.width : frame.height
        let properties = definition.orthogonalScrollingProperties
        let snaps = behaviour == .groupPaging || behaviour == .groupPagingCentered || behaviour == .paging
        var band = CollectionBand(
            frame: frame, contentSize: isHorizontal ? CGSize(width: own.bandLength, height: frame.height) : .zero, contentInset: .zero,
            isPaging: behaviour == .paging, bounces: properties.bounce != .never,
            decelerationRate: properties.decelerationRate ?? (snaps ? .fast : .normal), isHorizontal: isHorizontal,
            isMirrored: isHorizontal && geometry.isRightToLeft)
        if !isHorizontal { band.contentSize = CGSize(width: frame.width, height: own.bandLength) }
        // Content that is shorter than the scroll view is not centred but begins at its start.
        if isHorizontal { band.contentSize.width = max(band.contentSize.width, frame.width) }
        if behaviour == .groupPagingCentered, own.run.groupCount > 0 {
            band.contentInset = centring(own, across, isHorizontal, band.isMirrored)
        }
        return band
    }

    /// Returns the content insets that allow the first and the last group to be centred.
    private func centring(_ section: CompositionalSection, _ across: CGFloat, _ isHorizontal: Bool, _ isMirrored: Bool) -> UIEdgeInsets {
        let run = section.run
        let before = isHorizontal ? section.insets.leading : section.insets.top
        let after = isHorizontal ? section.insets.trailing : section.insets.bottom
        let first = run.frame(of: 0), last = run.frame(of: run.groupCount - 1)
        let start = max(0, across / 2 - before - run.axis.main(first.size) / 2)
        let end = max(0, across / 2 - after - run.axis.main(last.size) / 2)
        guard isHorizontal else { return UIEdgeInsets(top: start, left: 0, bottom: end, right: 0) }
        return UIEdgeInsets(top: 0, left: isMirrored ? end : start, bottom: 0, right: isMirrored ? start : end)
    }

    /// Returns the offset at which a section's scroll view comes to rest: the proposed offset, or the start of a
    /// group. With paging by groups, the offset is at most one group further.
    func stop(of section: Int, from offset: CGFloat, proposed: CGFloat, velocity: CGFloat) -> CGFloat {
        guard let geometry = record.geometry, geometry.sections.indices.contains(section) else { return proposed }
        let own = geometry.sections[section]
        guard own.run.groupCount > 0, let frame = geometry.band(of: section) else { return proposed }
        let isHorizontal = axis == .vertical
        let before = isHorizontal ? own.insets.leading : own.insets.top
        let across = isHorizontal ? frame.width : frame.height
        let isCentred = record.definitions[section].orthogonalScrollingBehavior == .groupPagingCentered
        func place(_ group: Int) -> CGFloat {
            guard isCentred else { return own.run.start(of: group) }
            return before + own.run.start(of: group) + own.run.axis.main(own.run.frame(of: group).size) / 2 - across / 2
        }
        func nearest(to offset: CGFloat) -> Int {
            let middle = isCentred ? offset + across / 2 - before : offset
            let around = own.run.groups(within: middle...middle).lowerBound
            let candidates = max(0, around - 1)...min(own.run.groupCount - 1, around + 1)
            return candidates.min { abs(place($0) - offset) < abs(place($1) - offset) } ?? around
        }
        switch record.definitions[section].orthogonalScrollingBehavior {
        case .none, .continuous, .paging: return proposed
        case .continuousGroupLeadingBoundary: return place(nearest(to: proposed))
        case .groupPaging, .groupPagingCentered:
            var group = nearest(to: offset)
            if velocity > Self.flick, place(group) <= offset + 0.5 { group += 1 }
            if velocity < -Self.flick, place(group) >= offset - 0.5 { group -= 1 }
            return place(min(max(group, 0), own.run.groupCount - 1))
        }
    }
}
