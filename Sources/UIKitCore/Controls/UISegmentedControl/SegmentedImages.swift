/// The images that an app sets on a segmented control, by state and bar metrics.
@MainActor struct SegmentedImages {
    /// The states of the segments on both sides of a divider.
    struct Sides: Hashable {
        let left: UInt
        let right: UInt
        let metrics: UIBarMetrics
    }
    struct StateAndMetrics: Hashable {
        let state: UInt
        let metrics: UIBarMetrics
    }
    struct SegmentAndMetrics: Hashable {
        let segment: UISegmentedControl.Segment
        let metrics: UIBarMetrics
    }

    var backgrounds: [StateAndMetrics: UIImage] = [:]
    var dividers: [Sides: UIImage] = [:]
    var adjustments: [SegmentAndMetrics: UIOffset] = [:]

    func background(_ state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
        first(metrics) { metrics in state.fallbackStates.lazy.compactMap { backgrounds[StateAndMetrics(state: $0, metrics: metrics)] }.first
        }
    }

    func divider(left: UIControl.State, right: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
        first(metrics) { metrics in
            for left in left.fallbackStates {
                for right in right.fallbackStates {
                    if let image = dividers[Sides(left: left, right: right, metrics: metrics)] { return image }
                }
            }
            return nil
        }
    }

    func adjustment(_ segment: UISegmentedControl.Segment, _ metrics: UIBarMetrics) -> UIOffset {
        first(metrics) { metrics in
            adjustments[SegmentAndMetrics(segment: segment, metrics: metrics)]
                ?? adjustments[SegmentAndMetrics(segment: .any, metrics: metrics)]
        } ?? .zero
    }

    /// The width of the line between two segments, in points.
    static let defaultDividerWidth: CGFloat = 1

    /// The distance between two segments, in points: the width of the app's dividers, or of the default line. There
    /// is no default line if the app set a background image.
    func dividerWidth(_ metrics: UIBarMetrics) -> CGFloat {
        let matchingDividers = dividers.filter { $0.key.metrics == metrics }
        return (matchingDividers.isEmpty ? dividers.filter { $0.key.metrics == .default } : matchingDividers).map(\.value.size.width).max()
            ?? (background(.normal, metrics) == nil ? Self.defaultDividerWidth : 0)
    }

    /// Returns the value for bar metrics, or else the value for the default metrics.
    private func first<Value>(_ metrics: UIBarMetrics, _ find: (UIBarMetrics) -> Value?) -> Value? {
        find(metrics) ?? (metrics == .default ? nil : find(.default))
    }
}

extension UIControl.State {
    /// The state, followed by the states whose images replace a missing image, in this order.
    fileprivate var fallbackStates: [UInt] {
        var states = [rawValue]
        for state in [UIControl.State.disabled, .selected, .highlighted] where contains(state) && state != self {
            states.append(state.rawValue)
        }
        return states.last == 0 ? states : states + [0]
    }
}

/// The images that replace the drawing of a segmented control.
extension UISegmentedControl {
    /// Sets the background image of segments in a state. States without an image show the image of the normal state.
    ///
    /// A background image replaces the default background and the highlight of the selected segment. Each segment
    /// stretches the image by its cap insets.
    ///
    /// - Parameters:
    ///   - backgroundImage: The image; an empty image for no background; `nil` for the default background.
    ///   - state: `.normal`, `.selected`, `.highlighted`, `.disabled`, or a combination.
    ///   - barMetrics: `.compact` for controls in a compact bar. Without an image for `.compact`, they show the image
    ///     for `.default`.
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uisegmentedcontrol/setbackgroundimage(_:for:barmetrics:)
    public func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        appearanceDidSet(.segmentBackground, for: [Int(state.rawValue), barMetrics.rawValue]) {
            ($0 as? UISegmentedControl)?.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
        parts.images.backgrounds[SegmentedImages.StateAndMetrics(state: state.rawValue, metrics: barMetrics)] = backgroundImage
        imagesDidChange()
    }

    /// Returns the background image of segments in a state, or else in the normal state; `nil` by default.
    public func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? { parts.images.background(state, barMetrics) }

    /// Sets the divider between two segments in two states. States without a divider show the divider between two
    /// normal segments.
    ///
    /// - Parameters:
    ///   - dividerImage: The image, as high as the control and as wide as the gap between segments; `nil` for the
    ///     default line.
    ///   - leftState: The state of the left segment.
    ///   - rightState: The state of the right segment.
    ///   - barMetrics: The bar metrics, as in ``setBackgroundImage(_:for:barMetrics:)``.
    /// - Source: https://developer.apple.com/documentation/uikit/uisegmentedcontrol
    public func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) {
        appearanceDidSet(.segmentDivider, for: [Int(leftState.rawValue), Int(rightState.rawValue), barMetrics.rawValue]) {
            ($0 as? UISegmentedControl)?.setDividerImage(
                dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: barMetrics)
        }
        let sides = SegmentedImages.Sides(left: leftState.rawValue, right: rightState.rawValue, metrics: barMetrics)
        parts.images.dividers[sides] = dividerImage
        imagesDidChange()
    }

    /// Returns the divider between two segments in two states, or else between two normal segments; `nil` by default.
    public func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        parts.images.divider(left: leftState, right: rightState, barMetrics)
    }

    /// Moves the content of segments at a position. The offset is added to the offset that
    /// ``setContentOffset(_:forSegmentAt:)`` sets.
    ///
    /// - Parameters:
    ///   - adjustment: The offset, in points.
    ///   - leftCenterRightOrAlone: The position of the segments; `.any` for all positions for which no adjustment was
    ///     set.
    ///   - barMetrics: The bar metrics, as in ``setBackgroundImage(_:for:barMetrics:)``.
    public func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        appearanceDidSet(.segmentShift, for: [leftCenterRightOrAlone.rawValue, barMetrics.rawValue]) {
            ($0 as? UISegmentedControl)?.setContentPositionAdjustment(
                adjustment, forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics)
        }
        parts.images.adjustments[SegmentedImages.SegmentAndMetrics(segment: leftCenterRightOrAlone, metrics: barMetrics)] = adjustment
        imagesDidChange()
    }

    /// Returns the offset of the content of segments at a position; zero by default.
    public func contentPositionAdjustment(forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics) -> UIOffset {
        parts.images.adjustment(leftCenterRightOrAlone, barMetrics)
    }

    private func imagesDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The metrics of the bar that contains the control: `.compact` in a vertically compact environment.
    var barMetrics: UIBarMetrics {
        guard traitCollection.verticalSizeClass == .compact else { return .default }
        let isInBar = sequence(first: self as UIView, next: \.superview).contains { $0 is UINavigationBar || $0 is UIToolbar }
        return isInBar ? .compact : .default
    }

    /// Returns the displayed position of a segment.
    func position(of index: Int) -> Segment {
        guard segments.count > 1 else { return .alone }
        let isFirst = index == 0
        guard isFirst || index == segments.count - 1 else { return .center }
        return isFirst == (effectiveUserInterfaceLayoutDirection == .leftToRight) ? .left : .right
    }

    func state(of index: Int) -> State {
        guard segments[index].isEnabled, isEnabled else { return index == selectedIndex ? [.disabled, .selected] : .disabled }
        var state: State = index == selectedIndex ? .selected : .normal
        if index == parts.pressedIndex { state.insert(.highlighted) }
        return state
    }
}
