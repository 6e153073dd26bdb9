extension UIFontDescriptor {
    /// What can be said of a font.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The attribute's name.
        public var rawValue: String

        /// An attribute by its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `String`: the name of the family.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// A `String`: the name of the face, such as `Inter-Bold`.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// A `String`: the face within its family, such as `Bold`.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// A number: points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// A `String`: the name for people.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// A `CGAffineTransform` that letters are changed by: their slant and width count.
        public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        /// An array of descriptors: families that are tried for characters which the first lacks.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        /// A dictionary by ``TraitKey``.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// An array of dictionaries by ``FeatureKey``. A later one replaces an earlier one that it contradicts.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The name of a ``UIFont/TextStyle``; it can be cast to a `String` and to the style.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        static let design = AttributeName(rawValue: "NSCTFontUIFontDesignTrait")
    }

    /// What ``AttributeName/traits`` holds.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public var rawValue: String

        /// A key by its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A number: the bits of ``SymbolicTraits``.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A ``UIFont/Weight`` or a number from -1 to 1; 0 is regular.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// A ``UIFont/Width`` or a number from -1 to 1; 0 is as the font is.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// A number from -1 to 1; above 0 letters lean to the right.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// What a setting of ``AttributeName/featureSettings`` holds.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public var rawValue: String

        /// A key by its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A number: the kind of feature, such as ``kNumberSpacingType``.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// A number: which of that kind, such as ``kMonospacedNumbersSelector``.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The same as ``type``, as it was called before iOS 15.
        public static let featureIdentifier = type
        /// The same as ``selector``, as it was called before iOS 15.
        public static let typeIdentifier = selector
    }

    /// Designs of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The design's name.
        public var rawValue: String

        /// A design by its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The interface's font.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With round ends of strokes; the interface's font stands in.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// With serifs: Noto Serif stands in.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// All characters of one width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// Looks of a font as bits. The highest four are a number: the class of the font's shapes, of which there is one.
    ///
    /// > Difference from Apple: a class chooses the interface's font or one with serifs where no name and no family is given; fonts do not
    /// > tell their own.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The looks as bits.
        public let rawValue: UInt32

        /// Takes any bits; those without a meaning are ignored.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Letters lean to the right.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Heavier than regular: semibold for the system font, bold for others.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wider letters.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrower letters.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All characters of one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Lines two points closer together.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines two points farther apart.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

        /// The bits of the class.
        public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
        /// Serifs as in the letters of old printers.
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        /// Serifs between old and modern ones.
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        /// Serifs with thin and thick strokes.
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        /// Serifs as heavy as strokes, rounded where they join.
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        /// Square serifs as heavy as strokes.
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        /// Serifs of no common kind.
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        /// Without serifs.
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        /// Decorated letters.
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        /// Letters like handwriting.
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        /// Signs in place of letters.
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)

        /// Whether the class is one with serifs.
        var hasSerifs: Bool { (1...7).contains(rawValue >> 28) }
    }
}
