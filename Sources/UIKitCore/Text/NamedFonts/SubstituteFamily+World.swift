/// The iOS 18 families for other scripts and symbols. The Noto family of the same script draws them.
///
/// - Source: The same as for the families for Latin letters.
extension SubstituteFamily {
    static let worldRows = [
        "Al Nile|Noto Sans Arabic|AlNile|. -Bold",
        "Apple Color Emoji|Noto Color Emoji|AppleColorEmoji|.",
        """
        Apple SD Gothic Neo|Noto Sans CJK KR|AppleSDGothicNeo|-Regular -Thin -UltraLight -Light -Medium -SemiBold -Bold
        """,
        "Apple Symbols|Noto Sans Symbols|AppleSymbols|.",
        "Arial Hebrew|Noto Sans Hebrew|ArialHebrew|. -Light -Bold",
        "Bodoni Ornaments|Noto Sans Symbols2|BodoniOrnamentsITCTT|.",
        "Damascus|Noto Sans Arabic|Damascus|. +Light +Medium +SemiBold +Bold",
        "Devanagari Sangam MN|Noto Sans Devanagari|DevanagariSangamMN|. -Bold",
        "Euphemia UCAS|Noto Sans Canadian Aboriginal|EuphemiaUCAS|. -Italic -Bold",
        "Farah|Noto Sans Arabic|Farah|.",
        "Geeza Pro|Noto Sans Arabic|GeezaPro|. -Bold",
        "Grantha Sangam MN|Noto Sans Grantha|GranthaSangamMN|-Regular -Bold",
        "Hiragino Maru Gothic ProN|Noto Sans CJK JP|HiraMaruProN|-W4",
        "Hiragino Mincho ProN|Noto Serif CJK JP|HiraMinProN|-W3 -W6",
        "Hiragino Sans|Noto Sans CJK JP|HiraginoSans|-W3 -W5 -W6 -W7 -W8",
        "Kailasa|Noto Serif Tibetan|Kailasa|. -Bold",
        "Kefa|Noto Sans Ethiopic|Kefa|-Regular",
        "Khmer Sangam MN|Noto Sans Khmer|KhmerSangamMN|.",
        "Kohinoor Bangla|Noto Sans Bengali|KohinoorBangla|-Regular -Light -Semibold",
        "Kohinoor Devanagari|Noto Sans Devanagari|KohinoorDevanagari|-Regular -Light -Semibold",
        "Kohinoor Gujarati|Noto Sans Gujarati|KohinoorGujarati|-Regular -Light -Bold",
        "Kohinoor Telugu|Noto Sans Telugu|KohinoorTelugu|-Regular -Light -Medium",
        "Lao Sangam MN|Noto Sans Lao|LaoSangamMN|.",
        "Malayalam Sangam MN|Noto Sans Malayalam|MalayalamSangamMN|. -Bold",
        "Mishafi|Noto Sans Arabic|DiwanMishafi|.",
        "Mukta Mahee|Noto Sans Gurmukhi|MuktaMahee|-Regular -Light -Bold",
        "Myanmar Sangam MN|Noto Sans Myanmar|MyanmarSangamMN|. -Bold",
        "Noto Nastaliq Urdu|Noto Nastaliq Urdu|NotoNastaliqUrdu|. -Bold",
        "Noto Sans Kannada|Noto Sans Kannada|NotoSansKannada|-Regular -Light -Bold",
        "Noto Sans Myanmar|Noto Sans Myanmar|NotoSansMyanmar|-Regular -Light -Bold",
        "Noto Sans Oriya|Noto Sans Oriya|NotoSansOriya|. -Bold",
        "PingFang HK|Noto Sans CJK HK|PingFangHK|-Regular -Ultralight -Thin -Light -Medium -Semibold",
        "PingFang SC|Noto Sans CJK SC|PingFangSC|-Regular -Ultralight -Thin -Light -Medium -Semibold",
        "PingFang TC|Noto Sans CJK TC|PingFangTC|-Regular -Ultralight -Thin -Light -Medium -Semibold",
        "Sinhala Sangam MN|Noto Sans Sinhala|SinhalaSangamMN|. -Bold",
        "Symbol|serif|Symbol|.",
        "Tamil Sangam MN|Noto Sans Tamil|TamilSangamMN|. -Bold",
        "Thonburi|Noto Sans Thai|Thonburi|. -Light -Bold",
        "Zapf Dingbats|Noto Sans Symbols2|ZapfDingbatsITC|.",
    ]
}
