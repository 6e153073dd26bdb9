extension UIView {
    /// A name for tests to find the view by; people never hear it. `nil` by default.
    public var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }

    /// What happens when the view is used, in the person's language; `nil` by default.
    public var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }

    /// Whether what is in the view is hidden from assistive technology; `false` by default.
    public var accessibilityElementsHidden: Bool {
        get { accessibility.elementsHidden }
        set { accessibility.elementsHidden = newValue }
    }

    /// Whether assistive technology sees nothing beside the view; `false` by default.
    public var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }

    /// Where the view is on the screen, in points.
    public var accessibilityFrame: CGRect { convert(bounds, to: nil) }
}
