/// What is known of a font, or wanted of one: a name, a family, looks. Immutable.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifontdescriptor
public final class UIFontDescriptor: NSObject, NSCopying, Sendable {
    private let mark = AttributeMark()
    let values: FontDescription

    init(_ values: FontDescription) {
        self.values = values
        super.init()
    }

    /// Makes a descriptor of attributes; those of wrong types are left out.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(FontDescription(attributes))
    }

    /// Makes a descriptor of a face's name and a size in points; 0 leaves the size open.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(FontDescription([.name: fontName, .size: size]))
    }

    /// Makes a descriptor of a face's name and a matrix that letters are changed by.
    public convenience init(name fontName: String, matrix: CGAffineTransform) {
        self.init(FontDescription([.name: fontName, .matrix: matrix]))
    }

    /// The font of a text style at the text size of `UITraitCollection.current`.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style at the text size of `traitCollection`; `nil` takes `UITraitCollection.current`.
    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The name of the face it stands for, as ``UIFont/fontName`` gives it.
    public var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }
    /// In points; 0 if it is open.
    public var pointSize: CGFloat { values.size }
    /// What letters are changed by. Defaults to the identity.
    public var matrix: CGAffineTransform { values.matrix }
    /// What the font looks like.
    public var symbolicTraits: SymbolicTraits { values.symbolicTraits }
    /// All that was said of the font.
    public var fontAttributes: [AttributeName: Any] { values.attributes }

    /// One of the attributes: what was specified, else what the font has that the descriptor stands for.
    ///
    /// ``AttributeName/traits`` always has a value: a dictionary with the symbolic traits, the weight, the width and the slant.
    ///
    /// - Returns: `nil` for attributes that were not specified and that fonts do not have. The interface's fonts have no name.
    public func object(forKey anAttribute: AttributeName) -> Any? { values.object(for: anAttribute) }

    /// The descriptor with further attributes, which go before its own.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(FontDescription(values.attributes.merging(attributes) { $1 }))
    }

    /// The descriptor at a size in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { changed { $0.size = newPointSize } }

    /// The descriptor with a matrix that letters are changed by.
    public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { changed { $0.matrix = matrix } }

    /// The descriptor of another face of its family, such as `Bold Italic`.
    public func withFace(_ newFace: String) -> UIFontDescriptor {
        changed {
            $0.face = newFace
            $0.name = nil
        }
    }

    /// The descriptor in another family.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor {
        changed {
            $0.family = newFamily
            $0.name = nil
            $0.design = nil
        }
    }

    /// The descriptor with these looks and no others.
    ///
    /// - Returns: `nil` if the family has no face that is bold or italic where `symbolicTraits` are. System fonts have every look.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let made = changed { $0.setSymbolicTraits(symbolicTraits) }
        return made.values.isAvailable ? made : nil
    }

    /// The system font of that design, with the same size and looks.
    ///
    /// - Returns: `nil` for a font that is not the system's.
    ///
    /// > Difference from Apple: no rounded font is packaged: the interface's font draws that design under its own name.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard values.isSystem else { return nil }
        return changed {
            $0.design = design
            $0.name = nil
            $0.family = nil
        }
    }

    /// The installed faces that have what this descriptor says; with `mandatoryKeys`, only those that have all that these name.
    public func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
        values.matches(mandatoryKeys ?? []).map(UIFontDescriptor.init)
    }

    /// The descriptor itself, for it cannot change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor)?.values == values
    }

    public override var hash: Int { values.hashValue }

    private func changed(_ change: (inout FontDescription) -> Void) -> UIFontDescriptor {
        var values = values
        change(&values)
        return UIFontDescriptor(values)
    }
}
