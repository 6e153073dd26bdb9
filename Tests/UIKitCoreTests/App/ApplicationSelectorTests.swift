import Testing
import UIKit

/// The application by the name of its class method.
@Suite(.app) @MainActor struct ApplicationSelectorTests {
    @Test func theApplicationIsFoundByItsName() {
        let shared = NSSelectorFromString("sharedApplication")
        #expect(UIApplication.responds(to: shared))
        #expect(UIApplication.perform(shared)?.takeUnretainedValue() === UIApplication.shared)
        #expect(!UIApplication.responds(to: NSSelectorFromString("another")))
        #expect(!UIApplication.responds(to: nil))
    }
}
