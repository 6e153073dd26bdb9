import CaretTesting
import Foundation
import Testing
import UIKit
import UIKitCore

/// The state and the reports of a frame's passes.
@MainActor @Suite(.app) struct FrameCleanupTests {
    @Test func `K8 a layer stores nothing that is not read`() {
        #expect(!Mirror(reflecting: CALayer()).children.contains { $0.label == "dirtyRect" })
    }

    @Test func `K9 the commit depends on one condition`() throws {
        let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Sources/UIKitCore/Frame/CommitPass.swift")
            .standardized
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains("tree.needsCommit") && !text.contains("hasRunningAnimations"))
    }

    @Test func `K10 layout outside of a frame is counted like that in one`() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        try await app.settle()
        let before = app.counters.layouts
        let view = UIView()
        app.mainWindow.addSubview(view)
        view.setNeedsLayout()
        app.mainWindow.layoutIfNeeded()
        #expect(app.counters.layouts > before)
    }

    @Test func `K12 endless layout is reported in one form`() async throws {
        final class Restless: UIView {
            override func layoutSubviews() { setNeedsLayout() }
        }
        let app = try await TestApp.launch(showing: { UIViewController() })
        app.mainWindow.addSubview(Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        await app.advance(frames: 3)
        let reports = app.diagnostics.filter { $0.code == "layout.endless" }
        #expect(reports.count == 1)
        #expect(reports.first?.message.contains("does not end after 4 rounds: Restless") == true)
    }
}
