extension UIFontDescriptor {
    /// The attributes of a font descriptor.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name of the attribute.
        public var rawValue: String

        /// Creates an attribute from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `String`: the name of the family.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// A `String`: the name of the face, such as `Inter-Bold`.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// A `String`: the face within its family, such as `Bold`.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// A number: the size in points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// A `String`: the name for display.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// A `CGAffineTransform` for letters. Only the ratio of its horizontal to its vertical scale has an effect.
        public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        /// An array of descriptors: the families to try for characters that the font does not have.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        /// A dictionary with ``TraitKey`` keys.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// An array of dictionaries with ``FeatureKey`` keys. Each setting replaces earlier settings that are in
        /// conflict.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The name of a ``UIFont/TextStyle``; the value can be cast to a `String` and to the style.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        static let design = AttributeName(rawValue: "NSCTFontUIFontDesignTrait")
    }

    /// The keys of ``AttributeName/traits``.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public var rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A number: the bits of ``SymbolicTraits``.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A ``UIFont/Weight`` or a number from -1 to 1; 0 is regular.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// A ``UIFont/Width`` or a number from -1 to 1; 0 is the font's regular width.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// A number from -1 to 1; positive values lean to the right.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// The keys of a setting in ``AttributeName/featureSettings``.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public var rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A number: the feature type, such as ``kNumberSpacingType``.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// A number: the selector of the feature type, such as ``kMonospacedNumbersSelector``.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The name of ``type`` before iOS 15.
        public static let featureIdentifier = type
        /// The name of ``selector`` before iOS 15.
        public static let typeIdentifier = selector
    }

    /// The designs of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name of the design.
        public var rawValue: String

        /// Creates a design from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The interface's font.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// Rounded stroke ends; drawn with the interface's font, which has no rounded forms.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// Serifs; drawn with Noto Serif.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// Monospaced characters.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// The traits of a font as bits. The highest four bits are not flags, but the number of the class of letterforms.
    ///
    /// > Difference from Apple: a class chooses the interface's font or a font with serifs if neither a name nor a
    /// > family is specified; the traits of a font do not include its class.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The traits as bits.
        public let rawValue: UInt32

        /// Creates a set from bits; unknown bits are ignored.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Italic letters.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold letters: semibold for the system font, bold for other fonts.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wider letters.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrower letters.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Monospaced characters.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Line spacing reduced by two points.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Line spacing increased by two points.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

        /// The bits of the class.
        public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
        /// Old-style serifs.
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        /// Transitional serifs, between old-style and modern ones.
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        /// Modern serifs, with thin and thick strokes.
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        /// Clarendon serifs: as heavy as the strokes, with rounded joins.
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        /// Slab serifs: square and as heavy as the strokes.
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        /// Serifs of other kinds.
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        /// No serifs.
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        /// Decorated letters.
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        /// Handwriting.
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        /// Symbols in place of letters.
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)

        /// Whether the class has serifs.
        var hasSerifs: Bool { (1...7).contains(rawValue >> 28) }
    }
}
