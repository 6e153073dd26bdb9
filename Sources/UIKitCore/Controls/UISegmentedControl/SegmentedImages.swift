/// Pictures that an app gives a segmented control, by state and by the bar it stands in.
@MainActor struct SegmentedImages {
    /// The states on both sides of what stands between two segments.
    struct Sides: Hashable {
        let left: UInt
        let right: UInt
        let metrics: UIBarMetrics
    }
    struct Ground: Hashable {
        let state: UInt
        let metrics: UIBarMetrics
    }
    struct Place: Hashable {
        let segment: UISegmentedControl.Segment
        let metrics: UIBarMetrics
    }

    var grounds: [Ground: UIImage] = [:]
    var dividers: [Sides: UIImage] = [:]
    var adjustments: [Place: UIOffset] = [:]

    func ground(_ state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
        first(metrics) { metrics in state.nearby.lazy.compactMap { grounds[Ground(state: $0, metrics: metrics)] }.first }
    }

    func divider(left: UIControl.State, right: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
        first(metrics) { metrics in
            for left in left.nearby {
                for right in right.nearby {
                    if let image = dividers[Sides(left: left, right: right, metrics: metrics)] { return image }
                }
            }
            return nil
        }
    }

    func adjustment(_ segment: UISegmentedControl.Segment, _ metrics: UIBarMetrics) -> UIOffset {
        first(metrics) { metrics in
            adjustments[Place(segment: segment, metrics: metrics)] ?? adjustments[Place(segment: .any, metrics: metrics)]
        } ?? .zero
    }

    /// The width of the line between two segments, in points.
    static let line: CGFloat = 1

    /// The distance between two segments, in points: the width of the app's dividers, or of the usual line, which
    /// gives way to the app's backgrounds.
    func gap(_ metrics: UIBarMetrics) -> CGFloat {
        let fitting = dividers.filter { $0.key.metrics == metrics }
        return (fitting.isEmpty ? dividers.filter { $0.key.metrics == .default } : fitting).map(\.value.size.width).max()
            ?? (ground(.normal, metrics) == nil ? Self.line : 0)
    }

    /// What is said for a bar, or else for the usual one.
    private func first<Value>(_ metrics: UIBarMetrics, _ find: (UIBarMetrics) -> Value?) -> Value? {
        find(metrics) ?? (metrics == .default ? nil : find(.default))
    }
}

extension UIControl.State {
    /// The state, and those whose pictures stand in for it, the nearest first.
    fileprivate var nearby: [UInt] {
        var states = [rawValue]
        for one in [UIControl.State.disabled, .selected, .highlighted] where contains(one) && one != self { states.append(one.rawValue) }
        return states.last == 0 ? states : states + [0]
    }
}

/// Pictures in the place of what a segmented control draws.
extension UISegmentedControl {
    /// Sets the picture behind the segments in a state; those of states without one show that of the normal state.
    ///
    /// With one, there is neither the usual ground nor the plate of the chosen segment. Each segment stretches it by its caps.
    ///
    /// - Parameters:
    ///   - backgroundImage: the picture; an empty one for no ground at all; `nil` for the usual one.
    ///   - state: `.normal`, `.selected`, `.highlighted`, `.disabled`, or several of these.
    ///   - barMetrics: `.compact` for a control in a bar of a low screen, which shows that of `.default` without one.
    /// - Source: https://developer.apple.com/documentation/uikit/uisegmentedcontrol/setbackgroundimage(_:for:barmetrics:)
    public func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        noteAppearance(.segmentGround, for: [Int(state.rawValue), barMetrics.rawValue]) {
            ($0 as? UISegmentedControl)?.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
        parts.images.grounds[SegmentedImages.Ground(state: state.rawValue, metrics: barMetrics)] = backgroundImage
        imagesDidChange()
    }

    /// The picture behind segments in a state, as it was set, or that of the normal state; `nil` by default.
    public func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? { parts.images.ground(state, barMetrics) }

    /// Sets the picture between two segments in those states; that of two normal ones stands for those without.
    ///
    /// - Parameters:
    ///   - dividerImage: as high as the control, and as wide as it is, by which segments stand apart; `nil` for the usual line.
    ///   - leftState: the left segment's state.
    ///   - rightState: the right segment's state.
    ///   - barMetrics: as of ``setBackgroundImage(_:for:barMetrics:)``.
    /// - Source: https://developer.apple.com/documentation/uikit/uisegmentedcontrol/setdividerimage(_:forleftsegmentstate:rightsegmentstate:barmetrics:)
    public func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) {
        noteAppearance(.segmentDivider, for: [Int(leftState.rawValue), Int(rightState.rawValue), barMetrics.rawValue]) {
            ($0 as? UISegmentedControl)?.setDividerImage(
                dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: barMetrics)
        }
        let sides = SegmentedImages.Sides(left: leftState.rawValue, right: rightState.rawValue, metrics: barMetrics)
        parts.images.dividers[sides] = dividerImage
        imagesDidChange()
    }

    /// The picture between two segments in those states, as it was set, or that of two normal ones; `nil` by default.
    public func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        parts.images.divider(left: leftState, right: rightState, barMetrics)
    }

    /// Moves what segments of a place show, in points, in addition to ``setContentOffset(_:forSegmentAt:)``.
    ///
    /// - Parameters:
    ///   - adjustment: how far.
    ///   - leftCenterRightOrAlone: which segments; `.any` for those of which nothing is said.
    ///   - barMetrics: as of ``setBackgroundImage(_:for:barMetrics:)``.
    public func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        noteAppearance(.segmentShift, for: [leftCenterRightOrAlone.rawValue, barMetrics.rawValue]) {
            ($0 as? UISegmentedControl)?.setContentPositionAdjustment(
                adjustment, forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics)
        }
        parts.images.adjustments[SegmentedImages.Place(segment: leftCenterRightOrAlone, metrics: barMetrics)] = adjustment
        imagesDidChange()
    }

    /// How far what segments of a place show is moved, as it was set; zero by default.
    public func contentPositionAdjustment(forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics) -> UIOffset {
        parts.images.adjustment(leftCenterRightOrAlone, barMetrics)
    }

    private func imagesDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// `.compact` in the bars of low screens.
    var barMetrics: UIBarMetrics {
        guard traitCollection.verticalSizeClass == .compact else { return .default }
        let isInBar = sequence(first: self as UIView, next: \.superview).contains { $0 is UINavigationBar || $0 is UIToolbar }
        return isInBar ? .compact : .default
    }

    /// The place of a segment among the others, as they stand on the screen.
    func place(of index: Int) -> Segment {
        guard segments.count > 1 else { return .alone }
        let isFirst = index == 0
        guard isFirst || index == segments.count - 1 else { return .center }
        return isFirst == (effectiveUserInterfaceLayoutDirection == .leftToRight) ? .left : .right
    }

    func state(of index: Int) -> State {
        guard segments[index].isEnabled, isEnabled else { return index == selected ? [.disabled, .selected] : .disabled }
        var state: State = index == selected ? .selected : .normal
        if index == parts.pressed { state.insert(.highlighted) }
        return state
    }
}
