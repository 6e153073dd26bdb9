/// The accessibility properties of images.
@MainActor final class ImageAccessibility {
    var isElement = false
    var identifier: String?
    var label: SpokenText?
    var hint: SpokenText?
    var value: SpokenText?
    var traits = UIAccessibilityTraits.image
    var language: String?
}

/// The accessibility description of an image. Image views, buttons and bar items use this description if they have no
/// description of their own.
///
/// An image derived from another image, as by `withRenderingMode(_:)`, initially has no description.
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilityidentification
extension UIImage: UIAccessibilityIdentification {
    /// An identifier by which tests find the view that shows the image; `nil` by default. The identifier is never
    /// spoken.
    @preconcurrency @MainActor public var accessibilityIdentifier: String? {
        get { existingAccessibility?.identifier }
        set { set(\.identifier, newValue) }
    }
    /// Whether an image view that shows the image is an accessibility element; `false` by default.
    @preconcurrency @MainActor public var isAccessibilityElement: Bool {
        get { existingAccessibility?.isElement ?? false }
        set { set(\.isElement, newValue) }
    }
    /// The localized description of the image; `nil` by default.
    @preconcurrency @MainActor public var accessibilityLabel: String? {
        get { existingAccessibility?.label?.text }
        set { set(\.label, SpokenText(newValue)) }
    }
    /// ``accessibilityLabel`` with attributes for speech.
    @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
        get { existingAccessibility?.label?.withAttributes }
        set { set(\.label, SpokenText(newValue)) }
    }
    /// The localized description of the effect of using the image; `nil` by default.
    @preconcurrency @MainActor public var accessibilityHint: String? {
        get { existingAccessibility?.hint?.text }
        set { set(\.hint, SpokenText(newValue)) }
    }
    /// ``accessibilityHint`` with attributes for speech.
    @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
        get { existingAccessibility?.hint?.withAttributes }
        set { set(\.hint, SpokenText(newValue)) }
    }
    /// The localized value that the image shows; `nil` by default.
    @preconcurrency @MainActor public var accessibilityValue: String? {
        get { existingAccessibility?.value?.text }
        set { set(\.value, SpokenText(newValue)) }
    }
    /// ``accessibilityValue`` with attributes for speech.
    @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
        get { existingAccessibility?.value?.withAttributes }
        set { set(\.value, SpokenText(newValue)) }
    }
    /// The traits of the image; `.image` by default.
    @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
        get { existingAccessibility?.traits ?? .image }
        set { set(\.traits, newValue) }
    }
    /// The language of label, hint and value, as a BCP 47 tag; `nil`, the user's language, by default.
    @preconcurrency @MainActor public var accessibilityLanguage: String? {
        get { existingAccessibility?.language }
        set { set(\.language, newValue) }
    }

    @MainActor private func set<Value>(_ path: ReferenceWritableKeyPath<ImageAccessibility, Value>, _ value: Value) {
        accessibility[keyPath: path] = value
        AccessibilityCenter.currentIfMade?.contentDidChange()
    }
}
