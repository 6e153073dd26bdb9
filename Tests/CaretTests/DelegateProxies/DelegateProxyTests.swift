import CaretTesting
import Foundation
import Testing

@testable import CaretMaps

/// Every method of every delegate, called as the toolkit calls it: its receivers, its arguments, and its answer.
@MainActor @Suite(.app) struct DelegateProxyTests {
    private static let table = DelegateProxyCases.keys()
    private static let cases = Dictionary(table.all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    @Test(arguments: DelegateProxyCases.names) func closuresAreCalledBesideTheDelegate(name: String) async throws {
        _ = try await TestApp.launch(showing: { UIViewController() }, on: .tiny)
        let wrong = await (try #require(Self.cases[name])).run()
        #expect(wrong.isEmpty, "\(name): \(wrong)")
    }

    @Test func eachKeyOfADelegateIsCovered() throws {
        var root = URL(filePath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        var written = 0
        for folder in ["Sources/Caret", "Sources/CaretMaps"] {
            let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
            for url in (files?.compactMap { $0 as? URL } ?? []) where url.pathExtension == "swift" {
                let text = try String(contentsOf: url, encoding: .utf8)
                written += text.matches(of: #/static var \w+: Self \{\s*Self\(\s*(?:\.\w+|\w+Proxy\.kind),\s*(?:"|\w+Proxy\.)/#).count
            }
        }
        // One question is asked by a pointer argument, and has a test of its own.
        #expect(DelegateProxyCases.names.count == written - 1, "run `make keys`")
        #expect(Self.table.all.map(\.name) == DelegateProxyCases.names && Self.cases.count == DelegateProxyCases.names.count)
        #expect(DelegateProxyCases.names.count > 230)
    }

    @Test func allEventsCanBeAwaited() {
        // A context is valid during the call only, and so is a coder: an awaiting task would come too late.
        #expect(
            Self.table.withoutSequence == [
                "CALayer.draw", "UIApplication.didDecodeRestorableState", "UIApplication.willEncodeRestorableState",
                "UIImagePickerController.didFinishPickingMedia",
            ])
    }

    @Test func theTargetOfADragIsAskedByAPointer() async throws {
        _ = try await TestApp.launch(showing: { UIViewController() }, on: .tiny)
        let pair = DelegateProxyPair<UIScrollView, any UIScrollViewDelegate>(
            .scroll, "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)")
        let hub = try #require(pair.hub)
        var seen: [(velocity: CGPoint, target: CGPoint)] = []
        pair.sender.answer(.willEndDragging) { drag in
            seen.append(drag)
            return CGPoint(x: 0, y: 50)
        }
        var target = CGPoint(x: 0, y: 90)
        hub.notify { $0.scrollViewWillEndDragging(pair.sender, withVelocity: CGPoint(x: 0, y: 2), targetContentOffset: &target) }
        #expect(target.y == 50 && seen.count == 1 && seen[0].velocity.y == 2 && seen[0].target.y == 90)
    }
}
