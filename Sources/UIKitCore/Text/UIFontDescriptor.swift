/// The description of a font by name, family and traits. Immutable.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifontdescriptor
public final class UIFontDescriptor: NSObject, NSCopying, Sendable {
    private let typeMarker = CFTypeMarker()
    let values: FontDescription

    init(_ values: FontDescription) {
        self.values = values
        super.init()
    }

    /// Creates a descriptor from attributes; values of wrong types are ignored.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(FontDescription(attributes))
    }

    /// Creates a descriptor from a face's name and a size in points; 0 leaves the size unspecified.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(FontDescription([.name: fontName, .size: size]))
    }

    /// Creates a descriptor from a face's name and a matrix for its letters.
    public convenience init(name fontName: String, matrix: CGAffineTransform) {
        self.init(FontDescription([.name: fontName, .matrix: matrix]))
    }

    /// Returns the descriptor of a text style's font at the text size of `UITraitCollection.current`.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// Returns the descriptor of a text style's font at the text size of `traitCollection`; `nil` means
    /// `UITraitCollection.current`.
    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The name of the face that the descriptor resolves to, as in ``UIFont/fontName``.
    public var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }
    /// The size in points; 0 if unspecified.
    public var pointSize: CGFloat { values.size }
    /// The matrix for letters. Defaults to the identity.
    public var matrix: CGAffineTransform { values.matrix }
    /// The symbolic traits of the font.
    public var symbolicTraits: SymbolicTraits { values.symbolicTraits }
    /// All specified attributes of the font.
    public var fontAttributes: [AttributeName: Any] { values.attributes }

    /// Returns the value of an attribute as specified, otherwise the value of the font that the descriptor resolves
    /// to.
    ///
    /// ``AttributeName/traits`` always has a value: a dictionary with the symbolic traits, the weight, the width and
    /// the slant.
    ///
    /// - Returns: `nil` for an unspecified attribute that the font does not have. The interface's fonts have no name.
    public func object(forKey anAttribute: AttributeName) -> Any? { values.object(for: anAttribute) }

    /// Returns the descriptor with additional attributes, which replace those with the same keys.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(FontDescription(values.attributes.merging(attributes) { $1 }))
    }

    /// Returns the descriptor with a size in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { modifiedCopy { $0.size = newPointSize } }

    /// Returns the descriptor with a matrix for letters.
    public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { modifiedCopy { $0.matrix = matrix } }

    /// Returns the descriptor with another face of its family, such as `Bold Italic`.
    public func withFace(_ newFace: String) -> UIFontDescriptor {
        modifiedCopy {
            $0.face = newFace
            $0.name = nil
        }
    }

    /// Returns the descriptor with another family.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor {
        modifiedCopy {
            $0.family = newFamily
            $0.name = nil
            $0.design = nil
        }
    }

    /// Returns the descriptor with `symbolicTraits` in place of all its symbolic traits.
    ///
    /// - Returns: `nil` if the family has no face for the bold and italic traits in `symbolicTraits`. System fonts
    ///   have all traits.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let descriptor = modifiedCopy { $0.setSymbolicTraits(symbolicTraits) }
        return descriptor.values.isAvailable ? descriptor : nil
    }

    /// Returns the system font in a design, with the same size and traits.
    ///
    /// - Returns: `nil` for a font that is not the system font.
    ///
    /// > Difference from Apple: no rounded font is packaged: the interface's font draws that design under its own name.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard values.isSystem else { return nil }
        return modifiedCopy {
            $0.design = design
            $0.name = nil
            $0.family = nil
        }
    }

    /// Returns the installed faces that match the descriptor's family, name and face. Bold and italic traits have to
    /// match if the descriptor specifies symbolic traits or `mandatoryKeys` contains ``AttributeName/traits``. Other
    /// keys are ignored.
    public func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
        values.matches(mandatoryKeys ?? []).map(UIFontDescriptor.init)
    }

    /// Returns the descriptor itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor)?.values == values
    }

    public override var hash: Int { values.hashValue }

    private func modifiedCopy(_ change: (inout FontDescription) -> Void) -> UIFontDescriptor {
        var values = values
        change(&values)
        return UIFontDescriptor(values)
    }
}
