extension UIImage {
    /// The symbol of things to do: dots in a circle.
    ///
    /// > Difference from Apple: the symbol is not Apple's, as are ``add``, ``remove``, ``checkmark`` and ``strokedCheckmark``.
    public class var actions: UIImage { known("ellipsis.circle") }
    /// The symbol of adding: a plus in a filled circle.
    public class var add: UIImage { known("plus.circle.fill") }
    /// The symbol of removing: a minus in a filled circle.
    public class var remove: UIImage { known("minus.circle.fill") }
    /// The symbol of what is chosen: a tick in a filled circle.
    public class var checkmark: UIImage { known("checkmark.circle.fill") }
    /// The symbol of what is chosen, by its line: a tick in a circle.
    public class var strokedCheckmark: UIImage { known("checkmark.circle") }

    private static func known(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

    /// The format of a renderer whose images are like this one: of its scale, and opaque where all its pixels are.
    ///
    /// Each call gives one of its own, to be changed. Decodes the image.
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/imagerendererformat
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = cgImage?.isOpaque ?? false
        return format
    }
}
