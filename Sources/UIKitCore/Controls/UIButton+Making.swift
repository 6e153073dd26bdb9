extension UIButton {
    /// Returns a system button that shows an image and sends an action when tapped.
    ///
    /// - Parameters:
    ///   - image: The image, in the tint colour.
    ///   - target: The object that receives the action; held weakly. `nil` sends the action up the responder chain.
    ///   - action: The method to call; `nil` for none.
    /// - Source: https://developer.apple.com/documentation/uikit/uibutton/systembutton(with:target:action:)
    public static func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }
}
