import Testing
import UIKit

/// Literals of colors and images.
@MainActor @Suite(.app) struct LiteralTests {
    @Test func `G10 a color literal is a color`() {
        let color = #colorLiteral(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)
        #expect(color == UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75))
        let view = UIView()
        view.backgroundColor = #colorLiteral(red: 0, green: 0, blue: 0, alpha: 1)
        #expect(view.backgroundColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    }

    @Test func `G10 an image literal is an image`() {
        // The image is in no bundle of the tests; the type of the literal counts.
        let make: () -> UIImage = { #imageLiteral(resourceName: "Missing") }
        #expect(type(of: make) == (() -> UIImage).self)
        let type: any _ExpressibleByImageLiteral.Type = UIImage.self
        #expect(type is UIImage.Type)
    }
}
