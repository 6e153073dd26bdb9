import CaretTesting
import Testing
import UIKit

@testable import UIKitCore

/// Views with hardly any space, or with much more than a screen, are laid out all the same.
@MainActor @Suite(.app) struct TinyViewTests {
    private static let kinds = NibSchema.kinds.keys.sorted().filter { $0 != "window" && NibSchema.kinds[$0]?.base is UIView.Type }

    @Test(arguments: [
        CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 3, height: 900), CGSize(width: 900, height: 3),
        CGSize(width: 1e9, height: 1e9),
    ])
    func everyKindOfViewIsLaidOutInEverySize(_ size: CGSize) throws {
        for kind in Self.kinds {
            let nib = UINib(data: NibFixture.xib("<\(kind) id=\"a\"/>"), bundle: nil)
            let view = try #require(try nib.objects(withOwner: nil).first as? UIView)
            view.frame = CGRect(origin: .zero, size: size)
            view.layoutIfNeeded()
            #expect(view.subviews.allSatisfy { $0.frame.origin.x.isFinite && $0.frame.width.isFinite }, "\(kind)")
        }
    }

    @Test func aSegmentedControlWithoutSpaceKeepsItsSelectionInPlace() throws {
        let control = UISegmentedControl(items: ["A", "B"])
        control.selectedSegmentIndex = 1
        for width in [0, 1, 2, 5, 40] as [CGFloat] {
            control.frame = CGRect(x: 0, y: 0, width: width, height: 3)
            control.layoutIfNeeded()
        }
        #expect(control.selectedSegmentIndex == 1)
    }

    @Test func aRectangleShrinksToItsCentreAtMost() {
        let rect = CGRect(x: 10, y: 20, width: 6, height: 100)
        #expect(rect.shrunk(dx: 2, dy: 10) == CGRect(x: 12, y: 30, width: 2, height: 80))
        #expect(rect.shrunk(dx: 4, dy: 60) == CGRect(x: 13, y: 70, width: 0, height: 0))
        #expect(rect.shrunk(dx: -1, dy: 0) == CGRect(x: 9, y: 20, width: 8, height: 100))
    }
}
