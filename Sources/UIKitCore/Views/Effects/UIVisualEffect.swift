/// What a visual effect view does with what lies behind it: one of the subclasses.
///
/// Never changes, and is usable from every thread.
/// - Source: https://developer.apple.com/documentation/uikit/uivisualeffect
//
// Unchecked since the class is open: subclasses here store `let`s of Sendable types, and others have nothing to change.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
    /// Makes an effect that does nothing.
    public override init() {
        super.init()
    }

    /// The effect itself, as it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// What the layers of a view do under those traits; `nil` for nothing.
    func layerEffect(_ traits: UITraitCollection) -> LayerEffect? { nil }
}
