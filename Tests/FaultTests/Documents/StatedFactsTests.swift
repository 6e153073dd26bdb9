import CaretTesting
import Foundation
import Testing

@testable import UIKitCore

/// Sentences of the documents that were wrong once, compared with the code.
@MainActor @Suite(.app) struct StatedFactsTests {
    private func text(_ name: String) throws -> String {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../\(name)")
        return try String(contentsOf: file, encoding: .utf8)
    }

    @Test func `K2 the fourth pass marks views, and the fifth sets their frames`() async throws {
        let (host, child) = (UIView(), UIView())
        child.translatesAutoresizingMaskIntoConstraints = false
        _ = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(host)
            host.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            host.addSubview(child)
            return controller
        })
        NSLayoutConstraint.activate([
            child.widthAnchor.constraint(equalToConstant: 30), child.heightAnchor.constraint(equalToConstant: 20),
            child.leadingAnchor.constraint(equalTo: host.leadingAnchor), child.topAnchor.constraint(equalTo: host.topAnchor),
        ])
        ConstraintsPass.run()
        #expect(child.frame.size == .zero && host.layer.needsLayout())
        LayoutPass.run(FrameLoop.current)
        #expect(child.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(try text("ARCHITECTURE.md").contains("`LayoutPass` (the fifth) sets their frames"))
    }

    @Test func `K5 K6 the closure layer does not claim to build without members of package access`() throws {
        let exports = try text("Sources/Caret/Exports.swift")
        #expect(exports.contains("These files can be built only with the"))
        #expect(!exports.contains("All other files"))
    }

    @Test func `K7 LOOK describes that some texts wrap elsewhere than on iOS`() throws {
        #expect(try text("Documentation/LOOK.md").contains("nearly full may break elsewhere"))
    }
}
