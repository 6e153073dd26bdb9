import Pango

/// The OpenType features for settings of Apple's font feature registry.
///
/// - Source: https://developer.apple.com/fonts/TrueType-Reference-Manual/RM09/AppendixF.html
/// - Source: https://learn.microsoft.com/typography/opentype/spec/featuretags
enum FontFeatureRules {
    /// A feature that one selector turns on and the next selector turns off.
    private struct Toggle {
        let features: TextFeatures
        /// Whether fonts enable the feature by default, so that the bits denote its absence.
        var isOnByDefault = false
    }

    /// The feature types with exclusive selectors.
    private static let choices: [Int: [Int: TextFeatures]] = [
        3: [0: [], 3: .smallCapitals, 5: .smallCapitals],
        6: [0: .tabularDigits, 1: .proportionalDigits],
        10: [0: [], 1: .superscript, 2: .subscript, 3: .ordinals, 4: .scientificInferiors],
        11: [0: [], 1: .verticalFractions, 2: .fractions],
        19: [0: [], 4: .titlingCapitals],
        20: named([
            0: "trad", 1: "smpl", 2: "jp78", 3: "jp83", 4: "jp90", 10: "expt", 11: "jp04", 12: "hojo", 13: "nlck", 14: "tnam",
        ]),
        21: [0: .oldStyleDigits, 1: .liningDigits],
        22: named([0: "pwid", 1: "fwid", 2: "hwid", 3: "twid", 4: "qwid", 5: "palt", 6: "halt"]),
        23: named([0: "", 1: "hngl"]),
        28: named([0: "", 1: "ruby", 2: "ruby", 3: ""]),
        32: named([0: "", 1: "ital", 2: "ital", 3: ""]),
        37: [0: [], 1: .smallCapitals, 2: .petiteCapitals],
        38: [0: [], 1: .capitalsToSmallCapitals, 2: .capitalsToPetiteCapitals],
    ]

    /// The feature types whose selectors are pairs of on and off. The key of a toggle is half of its on selector.
    private static let toggles: [Int: [Int: Toggle]] = [
        1: [
            0: Toggle(features: .noRequiredLigatures, isOnByDefault: true), 1: Toggle(features: .noCommonLigatures, isOnByDefault: true),
            2: Toggle(features: .rareLigatures), 9: Toggle(features: .noContextualLigatures, isOnByDefault: true),
            10: Toggle(features: .historicalLigatures),
        ],
        14: [2: Toggle(features: .slashedZero)],
        15: [5: Toggle(features: .mathematicalGreek)],
        33: [0: Toggle(features: .caseSensitive), 1: Toggle(features: .capitalSpacing)],
        34: [0: Toggle(features: .eastAsian("hkna")), 1: Toggle(features: .eastAsian("vkna"))],
        35: Dictionary(uniqueKeysWithValues: (1...TextFeatures.stylisticSetCount).map { ($0, Toggle(features: .stylisticSet($0))) }),
        36: [
            0: Toggle(features: .noContextualAlternates, isOnByDefault: true), 1: Toggle(features: .swashes),
            2: Toggle(features: .contextualSwashes),
        ],
    ]

    private static func named(_ names: [Int: String]) -> [Int: TextFeatures] { names.mapValues { .eastAsian($0) } }

    /// Returns the features that a setting removes and adds; `nil` if OpenType has no equivalent.
    static func change(type: Int, selector: Int) -> (removed: TextFeatures, added: TextFeatures)? {
        if let choice = choices[type] {
            guard let added = choice[selector] else { return nil }
            return (choice.values.reduce([]) { $0.union($1) }, added)
        }
        guard selector >= 0, let pairs = toggles[type] else { return nil }
        // Selector 0 of the stylistic alternatives turns off all sets.
        if type == 35, selector == 0 { return (pairs.values.reduce([]) { $0.union($1.features) }, []) }
        guard let toggle = pairs[selector / 2] else { return nil }
        let isOn = selector.isMultiple(of: 2)
        return (toggle.features, isOn == toggle.isOnByDefault ? [] : toggle.features)
    }
}
