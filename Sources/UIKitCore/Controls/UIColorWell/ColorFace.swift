import UIKitEngines

/// One of the tabs of the color picker.
@MainActor protocol ColorFace: UIView {
    /// Shows a color.
    func show(_ choice: ColorChoice)
    /// Called after the user selected a color; the second argument is `true` while the touch continues.
    var whenChosen: (@MainActor (ColorChoice, Bool) -> Void)? { get set }
}
