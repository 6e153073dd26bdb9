import CaretTesting
import Foundation
import Testing

@testable import Caret
@testable import CaretMaps

/// Every method of every delegate, called as the toolkit calls it: its receivers, its arguments, and its answer.
@MainActor @Suite(.app) struct DelegateProxyTests {
    private static let cases = Dictionary(EventTable.all.cases.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    @Test(arguments: SourceEvents.ofDelegates) func closuresAreCalledBesideTheDelegate(name: String) async throws {
        _ = try await TestApp.launch(showing: { UIViewController() }, on: .tiny)
        let errors = await (try #require(Self.cases[name], "Add \(name) to EventTable.")).run()
        #expect(errors.isEmpty, "\(name): \(errors)")
    }

    @Test func eachEventOfADelegateHasOneRow() {
        #expect(Set(Self.cases.keys) == Set(SourceEvents.ofDelegates))
        #expect(Self.cases.count == EventTable.all.cases.count && SourceEvents.ofDelegates.count == Self.cases.count)
        #expect(Self.cases.count > 400)
    }

    @Test func allEventsCanBeAwaited() {
        // A context and a coder are valid only during the call, and an awaiting task would read them later. Items and
        // identifiers of collisions can be any objects, and the values of a picked picture and of a server's
        // notification too.
        #expect(
            Set(EventTable.all.withoutSequence) == [
                "CALayer.draw", "UICollisionBehavior.didBeginContact", "UICollisionBehavior.didBeginContactWithBoundary",
                "UICollisionBehavior.didEndContact", "UICollisionBehavior.didEndContactWithBoundary",
                "UIApplication.didDecodeRestorableState", "UIApplication.didReceiveRemoteNotification",
                "UIApplication.willEncodeRestorableState", "UIImagePickerController.didFinishPickingMedia",
            ])
    }

    @Test func theTargetOfADragIsPassedAsAPointer() async throws {
        _ = try await TestApp.launch(showing: { UIViewController() }, on: .tiny)
        let pair = DelegateProxyPair<UIScrollView, any UIScrollViewDelegate> { $0.scrollProxy }
        var drags: [(velocity: CGPoint, target: CGPoint)] = []
        pair.sender.answer(.willEndDragging) { drag in
            drags.append(drag)
            return CGPoint(x: 0, y: 50)
        }
        var target = CGPoint(x: 0, y: 90)
        pair.hub.notify { $0.scrollViewWillEndDragging(pair.sender, withVelocity: CGPoint(x: 0, y: 2), targetContentOffset: &target) }
        #expect(target.y == 50 && drags.count == 1 && drags[0].velocity.y == 2 && drags[0].target.y == 90)
    }
}
