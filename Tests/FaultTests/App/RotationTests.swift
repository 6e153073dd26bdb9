import CaretTesting
import Testing
import UIKit
import UIKitCore

/// Layout during a rotation of the device.
@MainActor @Suite(.app) struct RotationTests {
    private func width(_ view: UIView) -> CGFloat { view.layer.presentation()?.bounds.width ?? 0 }

    @Test func `M12 bars, cells and views with constraints move with the coordinator`() async throws {
        final class Screen: UITableViewController {
            let pinned = UIView()
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            }
        }
        let screen = Screen()
        let navigation = UINavigationController(rootViewController: screen)
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        #expect(width(navigation.navigationBar) == 390)
        await app.turn(to: .landscapeLeft)
        await app.advance(frames: 7)
        let cell = try #require(screen.tableView.visibleCells.first)
        for view in [navigation.navigationBar, cell] {
            #expect(view.bounds.width == 844 && width(view) > 420 && width(view) < 820)
        }
        #expect(width(app.mainWindow) == 844 && width(navigation.view) == 844)
        try await app.settle()
        #expect(width(navigation.navigationBar) == 844 && width(cell) == 844)
    }

    @Test func `M12 animations alongside have the same time, and touches are accepted meanwhile`() async throws {
        final class Screen: UIViewController {
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            var times: [TimeInterval] = []
            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.viewWillTransition(to: size, with: coordinator)
                times.append(coordinator.transitionDuration)
                coordinator.animate { _ in self.box.alpha = 0 }
            }
        }
        let screen = Screen()
        let app = try await TestApp.launch(showing: {
            screen.view.addSubview(screen.box)
            return screen
        })
        try await app.settle()
        await app.turn(to: .landscapeLeft)
        await app.advance(frames: 7)
        let opacity = screen.box.layer.presentation()?.opacity ?? 0
        #expect(screen.times == [0.3] && opacity > 0.1 && opacity < 0.9)
        let isHit = app.mainWindow.hitTest(CGPoint(x: 10, y: 300), with: nil) != nil
        #expect(isHit)
    }

    @Test func `M12 resizing a window animates nothing`() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        await app.resize(to: CGSize(width: 500, height: 700))
        await app.advance(frames: 1)
        #expect(width(navigation.navigationBar) == 500)
    }
}
