extension UIButton {
    /// A button of the system's kind that shows a picture, and calls an action when it is tapped.
    ///
    /// - Parameters:
    ///   - image: the picture, in the tint colour.
    ///   - target: who has the action; held weakly. `nil` asks the responder chain.
    ///   - action: what is called; `nil` for nothing.
    /// - Source: https://developer.apple.com/documentation/uikit/uibutton/systembutton(with:target:action:)
    public static func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }
}
