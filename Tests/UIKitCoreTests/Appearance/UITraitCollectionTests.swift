import Platform
import Testing

@testable import UIKitCore

@Suite struct UITraitCollectionTests {
    @Test func mergingAdoptsTheSpecifiedTraits() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
            UITraitCollection(userInterfaceStyle: .unspecified),
        ])
        #expect(merged.userInterfaceStyle == .dark)
        #expect(merged.displayScale == 3)
        #expect(merged.horizontalSizeClass == .unspecified)
        #expect(merged.containsTraits(in: UITraitCollection(displayScale: 3)))
        #expect(!merged.containsTraits(in: UITraitCollection(displayScale: 2)))
    }

    @Test func collectionsAreEqualByTheirSpecifiedTraits() {
        #expect(UITraitCollection(displayScale: 2) == UITraitCollection(displayScale: 2))
        #expect(UITraitCollection(displayScale: 2) != UITraitCollection())
        #expect(UITraitCollection().hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(!UITraitCollection(displayScale: 1).hasDifferentColorAppearance(comparedTo: UITraitCollection(displayScale: 2)))
    }

    struct Example: Sendable {
        let width, height: CGFloat
        let idiom: UIUserInterfaceIdiom
        let horizontal, vertical: UIUserInterfaceSizeClass
    }

    static let examples: [Example] = [
        Example(width: 390, height: 844, idiom: .phone, horizontal: .compact, vertical: .regular),
        Example(width: 844, height: 390, idiom: .phone, horizontal: .compact, vertical: .compact),
        Example(width: 932, height: 430, idiom: .phone, horizontal: .regular, vertical: .compact),
        Example(width: 820, height: 1180, idiom: .pad, horizontal: .regular, vertical: .regular),
        Example(width: 1180, height: 820, idiom: .pad, horizontal: .regular, vertical: .regular),
    ]

    @Test(arguments: examples) func sizeClassesFollowTheScreen(example: Example) {
        let size = CGSize(width: example.width, height: example.height)
        let traits = ScreenTraits.collection(for: DisplayMetrics(size: size, scale: 2))
        #expect(traits.userInterfaceIdiom == example.idiom)
        #expect(traits.horizontalSizeClass == example.horizontal)
        #expect(traits.verticalSizeClass == example.vertical)
    }

    @Test func textSizesAreOrdered() {
        #expect(UIContentSizeCategory.small < .large)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(UIContentSizeCategory.ordered.sorted() == UIContentSizeCategory.ordered)
    }
}
