/// The accessibility properties of images.
@MainActor final class ImageAccessibility {
    var isElement = false
    var identifier: String?
    var label: AccessibilityWords?
    var hint: AccessibilityWords?
    var value: AccessibilityWords?
    var traits = UIAccessibilityTraits.image
    var language: String?
}

/// The description of an image travels with it: image views, buttons, and items of bars that have none of their own take it from the image.
///
/// An image that is made of another one, as by `withRenderingMode(_:)`, begins without a description.
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilityidentification
extension UIImage: UIAccessibilityIdentification {
    /// A name by which tests find what shows the image; people never hear it. `nil` by default.
    @preconcurrency @MainActor public var accessibilityIdentifier: String? {
        get { accessibilityIfMade?.identifier }
        set { set(\.identifier, newValue) }
    }
    /// Whether an image view that shows the image is an element; `false` by default.
    @preconcurrency @MainActor public var isAccessibilityElement: Bool {
        get { accessibilityIfMade?.isElement ?? false }
        set { set(\.isElement, newValue) }
    }
    /// A description of the image, in the language of the person; `nil` by default.
    @preconcurrency @MainActor public var accessibilityLabel: String? {
        get { accessibilityIfMade?.label?.text }
        set { set(\.label, AccessibilityWords(newValue)) }
    }
    /// ``accessibilityLabel`` with attributes that specify how it is spoken.
    @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityIfMade?.label?.withAttributes }
        set { set(\.label, AccessibilityWords(newValue)) }
    }
    /// The result of using the image; `nil` by default.
    @preconcurrency @MainActor public var accessibilityHint: String? {
        get { accessibilityIfMade?.hint?.text }
        set { set(\.hint, AccessibilityWords(newValue)) }
    }
    /// ``accessibilityHint`` with attributes that specify how it is spoken.
    @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityIfMade?.hint?.withAttributes }
        set { set(\.hint, AccessibilityWords(newValue)) }
    }
    /// The value that the image shows; `nil` by default.
    @preconcurrency @MainActor public var accessibilityValue: String? {
        get { accessibilityIfMade?.value?.text }
        set { set(\.value, AccessibilityWords(newValue)) }
    }
    /// ``accessibilityValue`` with attributes that specify how it is spoken.
    @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityIfMade?.value?.withAttributes }
        set { set(\.value, AccessibilityWords(newValue)) }
    }
    /// The kind of thing that the image is; `.image` by default.
    @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityIfMade?.traits ?? .image }
        set { set(\.traits, newValue) }
    }
    /// The language in which label, hint and value are spoken, as a BCP 47 tag; `nil`, that of the person, by default.
    @preconcurrency @MainActor public var accessibilityLanguage: String? {
        get { accessibilityIfMade?.language }
        set { set(\.language, newValue) }
    }

    @MainActor private func set<Value>(_ path: ReferenceWritableKeyPath<ImageAccessibility, Value>, _ value: Value) {
        accessibility[keyPath: path] = value
        AccessibilityCenter.currentIfMade?.contentDidChange()
    }
}
