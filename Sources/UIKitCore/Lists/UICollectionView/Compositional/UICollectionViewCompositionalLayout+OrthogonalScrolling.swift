import UIKitEngines

extension UICollectionViewCompositionalLayout {
    /// The speed above which the end of a drag is a flick, 200 points per second. Paging uses the same speed.
    private static let flickSpeed: CGFloat = Paging.flickSpeed

    func makeOrthogonalLayout(_ section: Int) -> OrthogonalSectionLayout? {
        guard let geometry = state.geometry, let frame = geometry.orthogonalFrame(of: section) else { return nil }
        let definition = state.definitions[section]
        let sectionGeometry = geometry.sections[section]
        let behaviour = definition.orthogonalScrollingBehavior
        let isHorizontal = axis == .vertical
        let visibleLength = isHorizontal ? frame.width : frame.height
        let properties = definition.orthogonalScrollingProperties
        let snaps = behaviour == .groupPaging || behaviour == .groupPagingCentered || behaviour == .paging
        var result = OrthogonalSectionLayout(
            frame: frame, contentSize: isHorizontal ? CGSize(width: sectionGeometry.orthogonalContentLength, height: frame.height) : .zero,
            contentInset: .zero,
            isPaging: behaviour == .paging, bounces: properties.bounce != .never,
            decelerationRate: properties.decelerationRate ?? (snaps ? .fast : .normal), isHorizontal: isHorizontal,
            isMirrored: isHorizontal && geometry.isRightToLeft)
        if !isHorizontal { result.contentSize = CGSize(width: frame.width, height: sectionGeometry.orthogonalContentLength) }
        // Content that is shorter than the scroll view is not centred but begins at its start.
        if isHorizontal { result.contentSize.width = max(result.contentSize.width, frame.width) }
        if behaviour == .groupPagingCentered, sectionGeometry.run.groupCount > 0 {
            result.contentInset = centeringInsets(sectionGeometry, visibleLength, isHorizontal, result.isMirrored)
        }
        return result
    }

    /// Returns the content insets that allow the first and the last group to be centred.
    private func centeringInsets(
        _ section: CompositionalSection, _ visibleLength: CGFloat, _ isHorizontal: Bool, _ isMirrored: Bool
    ) -> UIEdgeInsets {
        let run = section.run
        let before = isHorizontal ? section.insets.leading : section.insets.top
        let after = isHorizontal ? section.insets.trailing : section.insets.bottom
        let first = run.frame(of: 0), last = run.frame(of: run.groupCount - 1)
        let start = max(0, visibleLength / 2 - before - run.axis.main(first.size) / 2)
        let end = max(0, visibleLength / 2 - after - run.axis.main(last.size) / 2)
        guard isHorizontal else { return UIEdgeInsets(top: start, left: 0, bottom: end, right: 0) }
        return UIEdgeInsets(top: 0, left: isMirrored ? end : start, bottom: 0, right: isMirrored ? start : end)
    }

    /// Returns the offset at which a section's scroll view comes to rest: the proposed offset, or the start of a group.
    /// With paging by groups, a flick moves by at most one group.
    func restingOffset(of section: Int, from offset: CGFloat, proposed: CGFloat, velocity: CGFloat) -> CGFloat {
        guard let geometry = state.geometry, geometry.sections.indices.contains(section) else { return proposed }
        let sectionGeometry = geometry.sections[section]
        let run = sectionGeometry.run
        guard run.groupCount > 0, let frame = geometry.orthogonalFrame(of: section) else { return proposed }
        let isHorizontal = axis == .vertical
        let before = isHorizontal ? sectionGeometry.insets.leading : sectionGeometry.insets.top
        let visibleLength = isHorizontal ? frame.width : frame.height
        let isCentred = state.definitions[section].orthogonalScrollingBehavior == .groupPagingCentered
        func groupOffset(_ group: Int) -> CGFloat {
            guard isCentred else { return run.start(of: group) }
            return before + run.start(of: group) + run.axis.main(run.frame(of: group).size) / 2 - visibleLength / 2
        }
        func nearestGroup(to offset: CGFloat) -> Int {
            let position = isCentred ? offset + visibleLength / 2 - before : offset
            let index = run.groups(within: position...position).lowerBound
            let candidates = max(0, index - 1)...min(run.groupCount - 1, index + 1)
            return candidates.min { abs(groupOffset($0) - offset) < abs(groupOffset($1) - offset) } ?? index
        }
        switch state.definitions[section].orthogonalScrollingBehavior {
        case .none, .continuous, .paging: return proposed
        case .continuousGroupLeadingBoundary: return groupOffset(nearestGroup(to: proposed))
        case .groupPaging, .groupPagingCentered:
            var group = nearestGroup(to: offset)
            if velocity > Self.flickSpeed, groupOffset(group) <= offset + 0.5 { group += 1 }
            if velocity < -Self.flickSpeed, groupOffset(group) >= offset - 0.5 { group -= 1 }
            return groupOffset(min(max(group, 0), run.groupCount - 1))
        }
    }
}
