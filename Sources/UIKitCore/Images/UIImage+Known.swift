extension UIImage {
    /// The symbol for actions: dots in a circle.
    ///
    /// > Difference from Apple: The symbol is not Apple's. The same applies to ``add``, ``remove``, ``checkmark`` and
    /// > ``strokedCheckmark``.
    public class var actions: UIImage { systemSymbol("ellipsis.circle") }
    /// The symbol for adding: a plus in a filled circle.
    public class var add: UIImage { systemSymbol("plus.circle.fill") }
    /// The symbol for removing: a minus in a filled circle.
    public class var remove: UIImage { systemSymbol("minus.circle.fill") }
    /// The symbol for a selection: a check mark in a filled circle.
    public class var checkmark: UIImage { systemSymbol("checkmark.circle.fill") }
    /// The symbol for a selection, outlined: a check mark in a circle.
    public class var strokedCheckmark: UIImage { systemSymbol("checkmark.circle") }

    private static func systemSymbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

    /// A renderer format for images like this one: with the scale of the image, and opaque if all its pixels are
    /// opaque.
    ///
    /// Each access decodes the image, and returns a new format that may be changed.
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/imagerendererformat
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = cgImage?.isOpaque ?? false
        return format
    }
}
