import CaretTesting
import Testing

/// The content of the bar, and its buttons.
@MainActor @Suite(.app) struct UINavigationBarTests {
    private func screen(_ title: String, _ change: (UINavigationItem) -> Void = { _ in }) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        controller.view.backgroundColor = .systemBackground
        change(controller.navigationItem)
        return controller
    }

    private func launched(_ screens: [UIViewController]) async throws -> TestApp {
        let navigation = UINavigationController(rootViewController: screens[0])
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        for screen in screens.dropFirst() {
            navigation.pushViewController(screen, animated: false)
            try await app.settle()
        }
        return app
    }

    @Test func theTitleIsCentred() async throws {
        let app = try await launched([screen("Inbox")])
        let title = try app.find("Inbox")
        #expect(abs(title.frame.midX - 195) <= 0.5)
        #expect((title.view as? UILabel)?.font == .systemFont(ofSize: 17, weight: .semibold))
    }

    @Test func theBackButtonHasTheTitleOfTheScreenBelow() async throws {
        let app = try await launched([screen("Inbox"), screen("Mail")])
        let back = try app.find(.identifier("BackButton"))
        #expect(back.label == "Inbox")
        #expect(abs(back.frame.minX - 8) < 1e-9)
        try await app.tap(.identifier("BackButton"))
        try await app.settle()
        #expect(!app.exists(.identifier("BackButton")) && app.exists("Inbox"))
    }

    @Test(arguments: [("Inbox", "Inbox"), ("All Messages of This Week", "Back")])
    func aLongBackTitleBecomesBack(title: String, shown: String) async throws {
        let app = try await launched([screen(title), screen("A Rather Long Title")])
        let back = try app.find(.identifier("BackButton")).view
        #expect(back.subviews.compactMap { ($0 as? UILabel)?.text } == [shown])
    }

    @Test func withoutSpaceOnlyTheChevronIsShown() async throws {
        let app = try await launched([screen("Inbox"), screen("A Title as Wide as Nearly All of This Bar")])
        let back = try app.find(.identifier("BackButton"))
        #expect(back.view.subviews.compactMap { ($0 as? UILabel)?.text } == [])
        #expect(back.frame.width == 12)
    }

    @Test func itemsAreAtTheirSidesAndCallTheirActions() async throws {
        var log: [String] = []
        let root = screen("Edit Me") { item in
            item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { _ in log.append("cancel") })
            item.rightBarButtonItems = [
                UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in log.append("done") }),
                UIBarButtonItem(title: "More", primaryAction: UIAction { _ in log.append("more") }),
            ]
        }
        let app = try await launched([root])
        for name in ["Cancel", "Done", "More"] { try await app.tap(.label(name)) }
        #expect(log == ["cancel", "done", "more"])
        #expect(try abs(app.find("Cancel").frame.minX - 16) < 1e-9)
        #expect(try abs(app.find("Done").frame.maxX - 374) < 1e-9)
        #expect(try app.find("More").frame.maxX < app.find("Done").frame.minX)
    }

    @Test func aTargetReceivesTheItem() async throws {
        final class Target: UIResponder {
            var sender: UIBarButtonItem?
            func save(_ sender: UIBarButtonItem) { self.sender = sender }
        }
        let target = Target()
        let item = UIBarButtonItem(barButtonSystemItem: .save, target: target, action: Selector("save:", Target.save(_:)))
        let app = try await launched([screen("Form") { $0.rightBarButtonItem = item }])
        try await app.tap("Save")
        #expect(target.sender === item)
    }

    @Test func theBarFollowsItsItem() async throws {
        let root = screen("Before")
        let app = try await launched([root])
        root.title = "After"
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
        try await app.settle()
        #expect(app.exists("After") && !app.exists("Before") && app.exists("Edit"))
        root.navigationItem.rightBarButtonItem?.isEnabled = false
        try await app.settle()
        #expect((try app.find("Edit").view as? UIControl)?.isEnabled == false)
    }

    @Test func titlesFadeIntoEachOther() async throws {
        let app = try await launched([screen("First")])
        let navigation = try #require(app.mainWindow.rootViewController as? UINavigationController)
        navigation.pushViewController(screen("Second"), animated: true)
        await app.advance(by: .milliseconds(170))
        #expect(app.exists("Second") && app.all("First").count >= 1)
        try await app.settle()
        #expect(app.all("First").count == 1 && app.all("Second").count == 1)
    }

    @Test func theBarIsWhiteInLightAndBlackInDark() async throws {
        let app = try await launched([screen("Inbox")])
        #expect(try app.snapshot().pixel(at: CGPoint(x: 5, y: 5)) == SIMD4(255, 255, 255, 255))
        await app.setAppearance(.dark)
        try await app.settle()
        #expect(try app.snapshot().pixel(at: CGPoint(x: 5, y: 5)) == SIMD4(0, 0, 0, 255))
    }
}
