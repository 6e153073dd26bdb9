import CaretTesting
import Testing

@testable import UIKitCore

/// The cost of pushes and presentations, and the absence of leaks.
@MainActor @Suite(.app) struct ControllerCostTests {
    private final class CountingCell: UITableViewCell {
        static var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            Self.layouts += 1
        }
    }

    private final class List: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(CountingCell.self, forCellReuseIdentifier: "cell")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    /// Counts its instances, to show that all are freed.
    private final class Counted: UIViewController {
        static var alive = 0
        init() {
            super.init(nibName: nil, bundle: nil)
            Self.alive += 1
        }
        required init?(coder: NSCoder) { nil }
        isolated deinit { Self.alive -= 1 }
    }

    private func layers(_ layer: CALayer?) -> Int { 1 + (layer?.sublayers ?? []).reduce(0) { $0 + layers($1) } }

    @Test func aPushDoesNotLayOutTheLowerScreen() async throws {
        let navigation = UINavigationController(rootViewController: List(style: .plain))
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        navigation.pushViewController(UIViewController(), animated: true)
        await app.advance(frames: 2)
        let before = CountingCell.layouts
        #expect(before > 0)
        await app.advance(frames: 10)
        #expect(navigation.transitionCoordinator != nil && CountingCell.layouts == before)
        try await app.settle()
        #expect(CountingCell.layouts == before)
    }

    @Test(
        arguments: [
            UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext, .overCurrentContext, .popover,
        ], [true, false])
    func aPresentationLeavesNoLayers(style: UIModalPresentationStyle, animated: Bool) async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        try await app.settle()
        let window = try #require(app.application.windows.first)
        let before = (layers(window.layer), window.subviews.count)
        weak var view: UIView?
        do {
            let next = UIViewController()
            next.modalPresentationStyle = style
            next.popoverPresentationController?.sourceView = root.view
            root.present(next, animated: animated)
            try await app.settle()
            view = next.view
            #expect(layers(window.layer) != before.0 || style == .fullScreen || style == .currentContext)
        }
        root.dismiss(animated: animated)
        try await app.settle()
        #expect((layers(window.layer), window.subviews.count) == before)
        #expect(view == nil && root.view.window != nil)
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet]) func anAlertLeavesNoLayers(style: UIAlertController.Style) async throws
    {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        try await app.settle()
        let window = try #require(app.application.windows.first)
        let before = layers(window.layer)
        let alert = UIAlertController(title: "A", message: "B", preferredStyle: style)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: true)
        try await app.settle()
        #expect(layers(window.layer) > before)
        root.dismiss(animated: true)
        try await app.settle()
        #expect(layers(window.layer) == before)
    }

    @Test(arguments: [true, false]) func aPushLeavesNoLayers(animated: Bool) async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        let before = layers(navigation.view.layer)
        weak var view: UIView?
        do {
            let next = UIViewController()
            next.title = "Next"
            navigation.pushViewController(next, animated: animated)
            try await app.settle()
            view = next.view
        }
        navigation.popViewController(animated: animated)
        try await app.settle()
        #expect(layers(navigation.view.layer) == before && view == nil)
    }

    @Test func aThousandPushesLeakNothing() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        let before = layers(navigation.view.layer)
        Counted.alive = 0
        for _ in 0..<1_000 {
            navigation.pushViewController(Counted(), animated: false)
            navigation.popViewController(animated: false)
        }
        try await app.settle()
        #expect(Counted.alive == 0 && navigation.viewControllers.count == 1 && navigation.children.count == 1)
        #expect(
            layers(navigation.view.layer) == before && navigation.stack.queuedChanges.isEmpty && navigation.stack.currentTransition == nil)
    }

    @Test func aThousandPresentationsLeakNothing() async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        try await app.settle()
        let window = try #require(app.application.windows.first)
        let before = layers(window.layer)
        Counted.alive = 0
        for index in 0..<1_000 {
            let next = Counted()
            next.modalPresentationStyle = index.isMultiple(of: 2) ? .fullScreen : .pageSheet
            root.present(next, animated: false)
            root.dismiss(animated: false)
        }
        try await app.settle()
        #expect(Counted.alive == 0 && root.presentedViewController == nil && root.view.window != nil)
        #expect(layers(window.layer) == before && root.children.isEmpty)
    }

    @Test func aHundredStackedSheetsArePresentedAndDismissed() async throws {
        let log = CallLog()
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        var top = root
        for index in 0..<100 {
            let next = RecordingController("\(index)", log)
            next.modalPresentationStyle = .pageSheet
            top.present(next, animated: false)
            top = next
        }
        try await app.settle()
        #expect(top.view.window != nil && root.topmostPresentedController === top)
        root.dismiss(animated: true)
        try await app.settle()
        #expect(root.presentedViewController == nil && root.view.window?.subviews.count == 1 && root.view.transform == .identity)
        for call in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
            #expect(log.calls.count { $0.contains(".\(call)(") } == 100, "\(call)")
        }
    }
}
