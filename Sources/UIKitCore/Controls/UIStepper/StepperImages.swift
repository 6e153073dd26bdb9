/// The images that an app sets on a stepper, by state.
@MainActor struct StepperImages {
    /// The states of the buttons on both sides of the divider.
    struct Sides: Hashable {
        let left: UInt
        let right: UInt
    }

    var backgrounds: [UInt: UIImage] = [:]
    var increments: [UInt: UIImage] = [:]
    var decrements: [UInt: UIImage] = [:]
    var dividers: [Sides: UIImage] = [:]

    func background(_ state: UIControl.State) -> UIImage? { backgrounds[state.rawValue] ?? backgrounds[0] }

    func symbol(isUp: Bool, _ state: UIControl.State) -> UIImage? {
        let images = isUp ? increments : decrements
        return images[state.rawValue] ?? images[0]
    }

    func divider(left: UIControl.State, right: UIControl.State) -> UIImage? {
        dividers[Sides(left: left.rawValue, right: right.rawValue)] ?? dividers[Sides(left: 0, right: 0)]
    }
}

/// The images that replace the drawing of a stepper.
extension UIStepper {
    /// Sets the image of the increment button in a state. States without an image show the image of the normal state,
    /// or else a plus sign.
    ///
    /// The image is drawn in the label colour, unless its rendering mode is `.alwaysOriginal`.
    /// - Source: https://developer.apple.com/documentation/uikit/uistepper/setincrementimage(_:for:)
    public func setIncrementImage(_ image: UIImage?, for state: State) { setImage(image, \.increments, state) }

    /// Returns the image of the increment button in a state, or else in the normal state; `nil` by default.
    public func incrementImage(for state: State) -> UIImage? { parts.images.symbol(isUp: true, state) }

    /// Sets the image of the decrement button in a state. States without an image show the image of the normal state,
    /// or else a minus sign.
    ///
    /// The image is drawn in the label colour, unless its rendering mode is `.alwaysOriginal`.
    /// - Source: https://developer.apple.com/documentation/uikit/uistepper/setdecrementimage(_:for:)
    public func setDecrementImage(_ image: UIImage?, for state: State) { setImage(image, \.decrements, state) }

    /// Returns the image of the decrement button in a state, or else in the normal state; `nil` by default.
    public func decrementImage(for state: State) -> UIImage? { parts.images.symbol(isUp: false, state) }

    /// Sets the background image of a state, as large as the stepper. Each button shows the left or right half of the
    /// image for the button's state.
    ///
    /// A background image replaces the default background.
    /// - Source: https://developer.apple.com/documentation/uikit/uistepper/setbackgroundimage(_:for:)
    public func setBackgroundImage(_ image: UIImage?, for state: State) { setImage(image, \.backgrounds, state) }

    /// Returns the background image of a state, or else of the normal state; `nil` by default.
    public func backgroundImage(for state: State) -> UIImage? { parts.images.background(state) }

    /// Sets the divider between the buttons in two states. States without a divider show the divider between two normal
    /// buttons.
    ///
    /// - Parameters:
    ///   - image: The image, shown with its width and the height of the stepper; `nil` for the default line.
    ///   - leftState: The state of the left button.
    ///   - rightState: The state of the right button.
    public func setDividerImage(_ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State) {
        parts.images.dividers[StepperImages.Sides(left: leftState.rawValue, right: rightState.rawValue)] = image
        setNeedsLayout()
    }

    /// Returns the divider between the buttons in two states, or else between two normal buttons; `nil` by default.
    public func dividerImage(forLeftSegmentState leftState: State, rightSegmentState rightState: State) -> UIImage? {
        parts.images.divider(left: leftState, right: rightState)
    }

    private func setImage(_ image: UIImage?, _ keyPath: WritableKeyPath<StepperImages, [UInt: UIImage]>, _ state: State) {
        parts.images[keyPath: keyPath][state.rawValue] = image
        setNeedsLayout()
    }
}
