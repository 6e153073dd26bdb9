import CaretTesting
import Testing
import UIKit

/// The accessibility properties of images and of elements of menus.
@MainActor @Suite(.app) struct ImageDescriptionTests {
    private func image() -> UIImage {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        image.accessibilityIdentifier = "rose"
        image.accessibilityLabel = "A rose"
        image.accessibilityHint = "Opens the shop"
        image.isAccessibilityElement = true
        return image
    }

    @Test func `G13 an image carries its description`() {
        let image = image()
        let named: any UIAccessibilityIdentification = image
        #expect(named.accessibilityIdentifier == "rose" && image.accessibilityLabel == "A rose")
        #expect(image.accessibilityAttributedLabel?.string == "A rose" && image.accessibilityTraits == .image)
        #expect(UIImage().accessibilityIdentifier == nil && !UIImage().isAccessibilityElement)
        image.accessibilityAttributedValue = NSAttributedString(string: "Red")
        image.accessibilityLanguage = "fr"
        #expect(image.accessibilityValue == "Red" && image.accessibilityLanguage == "fr")
    }

    @Test func `G13 a view that shows an image has the image's label`() async throws {
        let image = image()
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 20, y: 100, width: 40, height: 40)
        let button = UIButton(frame: CGRect(x: 20, y: 200, width: 60, height: 40))
        button.setImage(image, for: .normal)
        let controller = UIViewController()
        controller.view.addSubview(view)
        controller.view.addSubview(button)
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
        let app = try await TestApp.launch(showing: { UINavigationController(rootViewController: controller) })
        #expect(view.isAccessibilityElement && view.accessibilityLabel == "A rose" && view.accessibilityHint == "Opens the shop")
        #expect(app.all(.identifier("rose")).contains { $0.view === view })
        #expect(button.accessibilityLabel == "A rose")
        let bar = app.accessibilityTree()
        #expect(bar.components(separatedBy: "A rose").count == 4, "\(bar)")
        view.accessibilityLabel = "Own"
        view.isAccessibilityElement = false
        #expect(view.accessibilityLabel == "Own" && !view.isAccessibilityElement)
        button.setTitle("Buy", for: .normal)
        #expect(button.accessibilityLabel == "Buy")
    }

    @Test func `G13 a row of a menu has the identifier and the label of its element`() async throws {
        let action = UIAction(title: "Delete") { _ in }
        action.accessibilityIdentifier = "delete"
        action.accessibilityLabel = "Delete the picture"
        let element: any UIAccessibilityIdentification = UICommand(title: "A", action: Selector("a"))
        #expect(element.accessibilityIdentifier == nil)
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
        button.menu = UIMenu(children: [action])
        button.showsMenuAsPrimaryAction = true
        let controller = UIViewController()
        controller.view.addSubview(button)
        let app = try await TestApp.launch(showing: { controller })
        await app.tap(at: button.center)
        try await app.settle()
        #expect(try app.find(.identifier("delete")).view.accessibilityLabel == "Delete the picture")
    }

    @Test func `G13 the button of a tab has the identifier of the tab`() async throws {
        let tabs = UITabBarController()
        let tab = UITab(title: "Home", image: nil, identifier: "home") { _ in UIViewController() }
        tab.accessibilityIdentifier = "home tab"
        tab.accessibilityLabel = "My home"
        tabs.tabs = [tab]
        let app = try await TestApp.launch(showing: { tabs })
        #expect(try app.find(.identifier("home tab")).view.accessibilityLabel == "My home")
    }
}
