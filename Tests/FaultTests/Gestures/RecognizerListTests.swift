import Testing

@testable import UIKitCore

/// The list of a view's recognizers.
@MainActor @Suite(.app) struct RecognizerListTests {
    @Test func `C6 the list is empty after the last recognizer was removed`() {
        let view = UIView()
        #expect(view.gestureRecognizers == nil)
        let tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        #expect(view.gestureRecognizers == [tap])
        view.removeGestureRecognizer(tap)
        #expect(view.gestureRecognizers == [])
    }

    @Test func `C6 a list that was set is the list`() {
        let view = UIView()
        view.gestureRecognizers = []
        #expect(view.gestureRecognizers == [])
        let other = UIView()
        let tap = UITapGestureRecognizer()
        other.addGestureRecognizer(tap)
        view.addGestureRecognizer(tap)
        #expect(other.gestureRecognizers == [] && view.gestureRecognizers == [tap])
    }
}
