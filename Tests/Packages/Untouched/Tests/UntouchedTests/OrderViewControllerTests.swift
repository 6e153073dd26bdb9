import UIKit
import XCTest

@testable import Untouched

@MainActor final class OrderViewControllerTests: XCTestCase {
    private var controller: OrderViewController!
    private var window: UIWindow!

    override func setUp() async throws {
        controller = OrderViewController.fromStoryboard()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    private func button(_ title: String) -> UIButton? {
        controller.view.subviews.compactMap { $0 as? UIButton }.first { $0.title(for: .normal) == title }
    }

    func testOutlets() {
        XCTAssertEqual(controller.header?.text, "What will it be?")
        XCTAssertEqual(controller.fields.map(\.placeholder), ["Name", "Table"])
        XCTAssertTrue(controller.hasTable)
        XCTAssertEqual(controller.counter.note, "connected")
    }

    func testAttributesAndTheClassByItsNameInObjectiveC() {
        XCTAssertEqual(controller.counter.count, 3)
        XCTAssertEqual(controller.counter.accent, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        XCTAssertTrue(NSClassFromString("CTRCounterView") == CounterView.self)
    }

    func testActions() {
        button("Kebab")?.sendActions(for: .touchUpInside)
        XCTAssertEqual(controller.orders, ["Kebab"])
        button("Clear")?.sendActions(for: .touchUpInside)
        XCTAssertEqual(controller.orders, [])
    }

    func testAnActionWithoutATargetGoesUpTheResponderChain() {
        controller.fields[0].becomeFirstResponder()
        let item = controller.navigationItem.rightBarButtonItem
        XCTAssertTrue(UIApplication.shared.sendAction(item!.action!, to: nil, from: item, for: nil))
        XCTAssertEqual(controller.orders, ["finished"])
    }

    func testASegueActionMakesTheDestination() throws {
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        button("Details")?.sendActions(for: .touchUpInside)
        let top = try XCTUnwrap(controller.navigationController?.topViewController as? DetailViewController)
        XCTAssertEqual(top.meal.title, "Kebab")
    }
}
