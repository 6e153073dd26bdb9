import CaretTesting
import Platform
import Testing
import UIKit

@testable import UIKitCore

/// Defaults of a process that has no application yet: those of the implicit application's screen.
@MainActor @Suite(.app) struct ScreenlessTests {
    private func measured() -> CGSize {
        let label = UILabel()
        label.text = "Hi"
        return label.intrinsicContentSize
    }

    @Test func `A4 a text measures the same before and after the screen is accessed`() {
        ApplicationHost.current?.terminate()
        let before = measured()
        let (scale, traits) = (UIView().traitCollection.displayScale, UITraitCollection.current)
        #expect(scale == 3 && traits.displayScale == 3)
        #expect(UIScreen.main.scale == 3)
        #expect(measured() == before && abs(before.height - 20.333) < 0.01)
        #expect(UITraitCollection.current == traits)
        ApplicationHost.current?.terminate()
    }

    @Test func `A4 views and controllers have the same defaults before and after`() {
        ApplicationHost.current?.terminate()
        let (scale, margins) = (UIView().contentScaleFactor, UIViewController().systemMinimumLayoutMargins)
        _ = UIScreen.main
        #expect(UIView().contentScaleFactor == scale)
        #expect(UIViewController().systemMinimumLayoutMargins == margins)
        ApplicationHost.current?.terminate()
    }
}
