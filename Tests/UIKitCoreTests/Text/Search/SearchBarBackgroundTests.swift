import CaretTesting
import Testing

@testable import UIKitCore

/// Background images of a search bar, its field and its scopes.
@MainActor @Suite(.app) struct SearchBarBackgroundTests {
    private final class Top: NSObject, UISearchBarDelegate {
        func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
    }

    private func picture(_ height: CGFloat, _ color: UIColor = .red) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: height)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: height))
        }
    }

    private func launched(_ bar: UISearchBar) async throws -> TestApp { try await UISearchBarTests().launched(bar) }

    @Test func theFieldIsAsHighAsItsImage() async throws {
        let bar = UISearchBar()
        let usual = bar.intrinsicContentSize.height
        bar.setSearchFieldBackgroundImage(picture(50), for: .normal)
        bar.setSearchFieldBackgroundImage(picture(50, .blue), for: .disabled)
        #expect(bar.intrinsicContentSize.height == usual + 14 && bar.searchFieldBackgroundImage(for: .normal) != nil)
        let app = try await launched(bar)
        let middle = CGPoint(x: 200, y: 135)
        #expect(try app.snapshot().pixel(at: middle) == SIMD4(255, 0, 0, 255))
        bar.searchTextField.isEnabled = false
        try await app.settle()
        #expect(try app.snapshot().pixel(at: middle) == SIMD4(0, 0, 255, 255))
        bar.setSearchFieldBackgroundImage(nil, for: .normal)
        #expect(bar.intrinsicContentSize.height == usual && bar.searchTextField.backgroundColor == .tertiarySystemFill)
    }

    @Test func anEmptyImageRemovesTheFieldsBackground() async throws {
        let bar = UISearchBar()
        bar.backgroundImage = UIImage()
        bar.setSearchFieldBackgroundImage(UIImage(), for: .normal)
        let app = try await launched(bar)
        bar.superview?.backgroundColor = .white
        try await app.settle()
        #expect(try app.snapshot().pixel(at: CGPoint(x: 300, y: 128)) == SIMD4(255, 255, 255, 255))
    }

    @Test func theBackgroundDependsOnPositionAndMetrics() async throws {
        let (bar, top) = (UISearchBar(), Top())
        let app = try await launched(bar)
        let (any, prompt, above) = (picture(1), picture(2), picture(3))
        bar.setBackgroundImage(any, for: .any, barMetrics: .default)
        bar.setBackgroundImage(prompt, for: .any, barMetrics: .defaultPrompt)
        bar.setBackgroundImage(above, for: .top, barMetrics: .default)
        try await app.settle()
        #expect(bar.parts.background.image === any && bar.backgroundImage === any && bar.barPosition == .any)
        bar.prompt = "Where to?"
        try await app.settle()
        #expect(bar.parts.background.image === prompt)
        bar.delegate = top
        bar.setNeedsLayout()
        try await app.settle()
        #expect(bar.barPosition == .top && bar.parts.background.image === above)
        #expect(bar.backgroundImage(for: .top, barMetrics: .compact) == nil)
    }

    @Test func scopesKeepTheirAppearanceWhenTheyChange() async throws {
        let bar = UISearchBar()
        let (button, divider) = (picture(30), picture(30, .black))
        bar.scopeBarBackgroundImage = picture(44, .green)
        bar.setScopeBarButtonBackgroundImage(button, for: .normal)
        bar.setScopeBarButtonDividerImage(divider, forLeftSegmentState: .normal, rightSegmentState: .selected)
        bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        bar.scopeButtonTitles = ["All", "Some"]
        bar.showsScopeBar = true
        let app = try await launched(bar)
        func control() -> UISegmentedControl? { bar.subviews.lazy.compactMap { $0 as? UISegmentedControl }.first }
        for titles in [["All", "Some"], ["One", "Two", "Three"]] {
            bar.scopeButtonTitles = titles
            let control = try #require(control())
            #expect(control.backgroundImage(for: .normal, barMetrics: .default) === button)
            #expect(control.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default) === divider)
            #expect(control.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
        }
        try await app.settle()
        #expect(try app.snapshot().pixel(at: CGPoint(x: 4, y: 180)) == SIMD4(0, 255, 0, 255))
        #expect(bar.scopeBarButtonTitleTextAttributes(for: .normal) != nil && bar.scopeBarButtonBackgroundImage(for: .selected) == nil)
    }
}
