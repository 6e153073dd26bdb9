import Testing
import UIKitCore

@Suite struct PendingWorkTests {
    @Test func workIsNamedUntilItEnds() {
        let first = PendingWork.begin("decode one.jpg")
        let second = PendingWork.begin("decode two.jpg")
        #expect(PendingWork.names.filter { ["decode one.jpg", "decode two.jpg"].contains($0) } == ["decode one.jpg", "decode two.jpg"])
        PendingWork.end(first)
        PendingWork.end(first)
        #expect(PendingWork.names.contains("decode two.jpg"))
        #expect(!PendingWork.names.contains("decode one.jpg"))
        PendingWork.end(second)
        #expect(!PendingWork.names.contains("decode two.jpg"))
    }
}
