/// Pictures that an app gives a stepper, by state.
@MainActor struct StepperImages {
    /// The states on both sides of what stands in the middle.
    struct Sides: Hashable {
        let left: UInt
        let right: UInt
    }

    var grounds: [UInt: UIImage] = [:]
    var increments: [UInt: UIImage] = [:]
    var decrements: [UInt: UIImage] = [:]
    var dividers: [Sides: UIImage] = [:]

    func ground(_ state: UIControl.State) -> UIImage? { grounds[state.rawValue] ?? grounds[0] }

    func sign(isUp: Bool, _ state: UIControl.State) -> UIImage? {
        let images = isUp ? increments : decrements
        return images[state.rawValue] ?? images[0]
    }

    func divider(left: UIControl.State, right: UIControl.State) -> UIImage? {
        dividers[Sides(left: left.rawValue, right: right.rawValue)] ?? dividers[Sides(left: 0, right: 0)]
    }
}

/// Pictures in the place of what a stepper draws.
extension UIStepper {
    /// Sets the picture of the button that adds, of a state; those without one show that of the normal state, and without any a plus.
    ///
    /// Drawn in the colour of text, unless it keeps its own.
    /// - Source: https://developer.apple.com/documentation/uikit/uistepper/setincrementimage(_:for:)
    public func setIncrementImage(_ image: UIImage?, for state: State) { setImage(image, \.increments, state) }

    /// The picture of the button that adds, of a state, or that of the normal one; `nil` by default.
    public func incrementImage(for state: State) -> UIImage? { parts.images.sign(isUp: true, state) }

    /// Sets the picture of the button that takes away, of a state; those without one show that of the normal state, and without any a minus.
    ///
    /// Drawn in the colour of text, unless it keeps its own.
    /// - Source: https://developer.apple.com/documentation/uikit/uistepper/setdecrementimage(_:for:)
    public func setDecrementImage(_ image: UIImage?, for state: State) { setImage(image, \.decrements, state) }

    /// The picture of the button that takes away, of a state, or that of the normal one; `nil` by default.
    public func decrementImage(for state: State) -> UIImage? { parts.images.sign(isUp: false, state) }

    /// Sets the picture behind, of a state, as large as the stepper: each half shows its half of that of its own state.
    ///
    /// With one, there is no other ground.
    /// - Source: https://developer.apple.com/documentation/uikit/uistepper/setbackgroundimage(_:for:)
    public func setBackgroundImage(_ image: UIImage?, for state: State) { setImage(image, \.grounds, state) }

    /// The picture behind, of a state, or that of the normal one; `nil` by default.
    public func backgroundImage(for state: State) -> UIImage? { parts.images.ground(state) }

    /// Sets the picture between the buttons while they are in those states; that of two normal ones stands for those without.
    ///
    /// - Parameters:
    ///   - image: as wide as it is, and as high as the stepper; `nil` for the usual line.
    ///   - leftState: the left button's state.
    ///   - rightState: the right button's state.
    public func setDividerImage(_ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State) {
        parts.images.dividers[StepperImages.Sides(left: leftState.rawValue, right: rightState.rawValue)] = image
        setNeedsLayout()
    }

    /// The picture between the buttons while they are in those states, or that of two normal ones; `nil` by default.
    public func dividerImage(forLeftSegmentState leftState: State, rightSegmentState rightState: State) -> UIImage? {
        parts.images.divider(left: leftState, right: rightState)
    }

    private func setImage(_ image: UIImage?, _ kind: WritableKeyPath<StepperImages, [UInt: UIImage]>, _ state: State) {
        parts.images[keyPath: kind][state.rawValue] = image
        setNeedsLayout()
    }
}
