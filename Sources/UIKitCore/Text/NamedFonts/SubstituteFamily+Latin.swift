/// The iOS 18 families for Latin letters, with their faces in the order of `UIFont.fontNames(forFamilyName:)`.
///
/// - Source: https://developer.apple.com/fonts/system-fonts/, and lists that apps printed on iOS 17 and 18.
extension SubstituteFamily {
    static let sansRows = [
        "Arial|Liberation Sans|Arial|ArialMT Arial-ItalicMT Arial-BoldMT Arial-BoldItalicMT",
        "Arial Rounded MT Bold|sans|ArialRoundedMTBold|.=700",
        """
        Avenir|sans|Avenir|-Book -Roman -BookOblique -Oblique -Light -LightOblique -Medium -MediumOblique -Heavy -HeavyOblique \
        -Black -BlackOblique
        """,
        """
        Avenir Next|sans|AvenirNext|-Regular -Italic -UltraLight -UltraLightItalic -Medium -MediumItalic -DemiBold -DemiBoldItalic \
        -Bold -BoldItalic -Heavy -HeavyItalic
        """,
        """
        Avenir Next Condensed|sans|AvenirNextCondensed|-Regular -Italic -UltraLight -UltraLightItalic -Medium -MediumItalic -DemiBold \
        -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic
        """,
        "Bradley Hand|sans|BradleyHandITCTT|-Bold",
        "Chalkboard SE|sans|ChalkboardSE|-Regular -Light -Bold",
        "Chalkduster|sans|Chalkduster|.",
        "*Courier|Liberation Mono|Courier|. -Oblique -Bold -BoldOblique",
        "Courier New|Liberation Mono|CourierNewPS|CourierNewPSMT -ItalicMT -BoldMT -BoldItalicMT",
        "DIN Alternate|sans|DINAlternate|-Bold",
        "DIN Condensed|sans|DINCondensed|-Bold",
        "Futura|sans|Futura|-Medium -MediumItalic -Bold -CondensedMedium -CondensedExtraBold",
        "Galvji|sans|Galvji|. -Bold",
        "Gill Sans|sans|GillSans|. -Italic -Light -LightItalic -SemiBold -SemiBoldItalic -Bold -BoldItalic -UltraBold",
        "Helvetica|Liberation Sans|Helvetica|. -Oblique -Light -LightOblique -Bold -BoldOblique",
        """
        Helvetica Neue|Liberation Sans|HelveticaNeue|. -Italic -UltraLight -UltraLightItalic -Thin -ThinItalic -Light -LightItalic \
        -Medium -MediumItalic -Bold -BoldItalic -CondensedBold -CondensedBlack
        """,
        "Impact|sans|Impact|.=900",
        "Marker Felt|sans|MarkerFelt|-Thin=500 -Wide=700",
        "Menlo|DejaVu Sans Mono|Menlo|-Regular -Italic -Bold -BoldItalic",
        "Noteworthy|sans|Noteworthy|-Light -Bold",
        "Optima|sans|Optima|-Regular -Italic -Bold -BoldItalic -ExtraBlack",
        "Trebuchet MS|sans|TrebuchetMS|. -Italic -Bold Trebuchet-BoldItalic",
        "Verdana|sans|Verdana|. -Italic -Bold -BoldItalic",
    ]

    static let serifRows = [
        "Academy Engraved LET|serif|AcademyEngravedLetPlain|.",
        """
        American Typewriter|serif|AmericanTypewriter|. -Light -Semibold -Bold -Condensed -CondensedLight -CondensedBold
        """,
        "Baskerville|serif|Baskerville|. -Italic -SemiBold -SemiBoldItalic -Bold -BoldItalic",
        "Bodoni 72|serif|BodoniSvtyTwoITCTT|-Book -BookIta -Bold",
        "Bodoni 72 Oldstyle|serif|BodoniSvtyTwoOSITCTT|-Book -BookIt -Bold",
        "Bodoni 72 Smallcaps|serif|BodoniSvtyTwoSCITCTT|-Book",
        "Charter|serif|Charter|-Roman -Italic -Bold -BoldItalic -Black -BlackItalic",
        "Cochin|serif|Cochin|. -Italic -Bold -BoldItalic",
        "Copperplate|serif|Copperplate|. -Light -Bold",
        "Didot|serif|Didot|. -Italic -Bold",
        "Georgia|serif|Georgia|. -Italic -Bold -BoldItalic",
        "Hoefler Text|serif|HoeflerText|-Regular -Italic -Black -BlackItalic",
        "Palatino|serif|Palatino|-Roman -Italic -Bold -BoldItalic",
        "Papyrus|serif|Papyrus|. -Condensed",
        "Rockwell|serif|Rockwell|-Regular -Italic -Bold -BoldItalic",
        "STIX Two Math|Noto Sans Math|STIXTwoMath|-Regular",
        """
        STIX Two Text|serif|STIXTwoText|. -Italic _Medium -Italic_Medium-Italic _SemiBold -Italic_SemiBold-Italic _Bold \
        -Italic_Bold-Italic
        """,
        "*Times|Liberation Serif|Times|-Roman -Italic -Bold -BoldItalic",
        "Times New Roman|Liberation Serif|TimesNewRomanPS|TimesNewRomanPSMT -ItalicMT -BoldMT -BoldItalicMT",
    ]

    static let scriptRows = [
        "Party LET|script|PartyLetPlain|.",
        "Savoye LET|script|SavoyeLetPlain|.",
        "Snell Roundhand|script|SnellRoundhand|. -Bold -Black",
        "Zapfino|script|Zapfino|.",
    ]
}
