import UIKitEngines

/// One of the tabs of the colour picker.
@MainActor protocol ColorFace: UIView {
    /// Shows a colour.
    func show(_ choice: ColorChoice)
    /// Called after the user selected a colour; the second argument is `true` while the touch continues.
    var onSelect: (@MainActor (ColorChoice, Bool) -> Void)? { get set }
}
