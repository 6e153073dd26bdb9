import Testing
import UIKit
import UIKitCore

/// A view that is dragged, a view that accepts drops, and a log of the calls to both.
@MainActor private final class Pair: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    let source = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
    let target = UIView(frame: CGRect(x: 20, y: 300, width: 200, height: 200))
    var log: [String] = []
    var operation = UIDropOperation.copy
    var isEmpty = false
    /// The number of calls of `canHandle`.
    var asks = 0
    var words: [String] = []
    let interactions: [any UIInteraction]
    private var drag: UIDragInteraction?

    init(_ stage: Stage) {
        interactions = []
        super.init()
        source.backgroundColor = .systemBlue
        target.backgroundColor = .systemGreen
        let drag = UIDragInteraction(delegate: self)
        source.addInteraction(drag)
        self.drag = drag
        target.addInteraction(UIDropInteraction(delegate: self))
        stage.show(source)
        stage.show(target)
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        log.append("items \(Int(session.location(in: source).x))")
        if isEmpty { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: "hello" as NSString))
        item.localObject = 7
        return [item]
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        log.append("lift")
        animator.addCompletion { [weak self] _ in self?.log.append("lifted") }
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) { log.append("begin") }
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {
        log.append("willEnd \(operation)")
    }
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        log.append("didEnd \(operation)")
    }
    func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating) {
        log.append("cancel")
    }
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        asks += 1
        return session.canLoadObjects(ofClass: NSString.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { log.append("enter") }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        if log.last != "update" { log.append("update") }
        return UIDropProposal(operation: operation)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { log.append("exit") }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        log.append("perform \(session.items.first?.localObject as? Int ?? 0)")
        session.loadObjects(ofClass: NSString.self) { [weak self] in self?.words = $0.compactMap { ($0 as? NSString)?.description } }
    }
    func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) {
        log.append("drop")
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) { log.append("conclude") }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { log.append("end") }
}

@MainActor struct DragInteractionTests {
    private func carry(_ stage: Stage, to end: CGPoint) {
        stage.down(CGPoint(x: 60, y: 60))
        stage.advance(45)
        for step in 1...10 {
            let share = CGFloat(step) / 10
            stage.move(CGPoint(x: 60 + (end.x - 60) * share, y: 60 + (end.y - 60) * share))
        }
    }

    private func previews(_ stage: Stage) -> [UIView] { stage.window.subviews.filter { $0.accessibilityIdentifier == "DragPreview" } }

    @Test(.app) func aDropIsReportedInOrder() throws {
        let stage = try Stage()
        defer { stage.end() }
        let pair = Pair(stage)
        carry(stage, to: CGPoint(x: 120, y: 400))
        let preview = try #require(previews(stage).first)
        #expect(preview.center == CGPoint(x: 120, y: 400))
        stage.up(CGPoint(x: 120, y: 400))
        stage.advance(40)
        #expect(
            pair.log == [
                "items 40", "lift", "lifted", "begin", "enter", "update", "willEnd copy", "perform 7", "drop", "conclude", "end",
                "didEnd copy",
            ])
        #expect(pair.words == ["hello"])
        #expect(previews(stage).isEmpty)
    }

    @Test(.app) func aRefusedDragReturns() throws {
        let stage = try Stage()
        defer { stage.end() }
        let pair = Pair(stage)
        carry(stage, to: CGPoint(x: 300, y: 200))
        stage.up(CGPoint(x: 300, y: 200))
        stage.advance(10)
        let preview = try #require(previews(stage).first)
        #expect(preview.center == CGPoint(x: 60, y: 60), "it goes back to where it was")
        stage.advance(40)
        #expect(pair.log == ["items 40", "lift", "lifted", "begin", "willEnd cancel", "cancel", "didEnd cancel"])
        #expect(previews(stage).isEmpty)
        pair.operation = .forbidden
        pair.log = []
        carry(stage, to: CGPoint(x: 120, y: 400))
        stage.up(CGPoint(x: 120, y: 400))
        stage.advance(40)
        #expect(pair.log.suffix(5) == ["exit", "willEnd cancel", "cancel", "end", "didEnd cancel"])
        #expect(!pair.log.contains { $0.hasPrefix("perform") })
    }

    @Test(.app) func aLiftWithoutMovementIsCancelled() throws {
        let stage = try Stage()
        defer { stage.end() }
        let pair = Pair(stage)
        stage.down(CGPoint(x: 60, y: 60))
        stage.advance(45)
        #expect(previews(stage).count == 1)
        stage.up(CGPoint(x: 60, y: 60))
        stage.advance(40)
        #expect(pair.log == ["items 40", "lift", "lifted", "cancel"] && previews(stage).isEmpty)
        pair.isEmpty = true
        pair.log = []
        carry(stage, to: CGPoint(x: 120, y: 400))
        stage.up(CGPoint(x: 120, y: 400))
        #expect(pair.log == ["items 40"])
    }

    @Test func providersProvideTheirRepresentations() {
        let provider = NSItemProvider(object: "words" as NSString)
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(provider.hasItemConformingToTypeIdentifier("public.text") && !provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(provider.canLoadObject(ofClass: NSString.self) && !provider.canLoadObject(ofClass: UIImage.self))
        let found = Found()
        provider.loadObject(ofClass: NSString.self) { object, _ in found.text = (object as? NSString)?.description }
        #expect(found.text == "words")
        provider.loadDataRepresentation(forTypeIdentifier: "public.png") { _, error in found.error = error }
        #expect(found.error as? ItemProviderError == .noRepresentation("public.png"))
        provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { handler in
            handler(Data([1, 2, 3]), nil)
            return nil
        }
        #expect(provider.canLoadObject(ofClass: UIImage.self))
        provider.loadObject(ofClass: UIImage.self) { _, error in found.error = error }
        #expect(found.error as? ItemProviderError == .damaged("public.png"))
    }

    @Test(.app) func eachIsAskedOnceAndEachExitedInteractionIsNotifiedOfTheEnd() throws {
        let stage = try Stage()
        defer { stage.end() }
        let pair = Pair(stage)
        carry(stage, to: CGPoint(x: 120, y: 400))
        #expect(pair.asks == 1)
        stage.move(CGPoint(x: 300, y: 200))
        stage.move(CGPoint(x: 120, y: 400))
        stage.move(CGPoint(x: 300, y: 200))
        #expect(pair.asks == 1 && !pair.log.contains("end"))
        stage.up(CGPoint(x: 300, y: 200))
        stage.advance(40)
        #expect(pair.log.filter { $0 == "end" }.count == 1 && pair.log.last?.hasPrefix("didEnd") == true)
    }

    @Test(.app) func aPreviewWithoutASourceViewFadesOut() throws {
        let stage = try Stage()
        defer { stage.end() }
        let pair = Pair(stage)
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        stage.show(box)
        box.addSubview(pair.source)
        stage.advance(2)
        carry(stage, to: CGPoint(x: 250, y: 250))
        box.removeFromSuperview()
        stage.up(CGPoint(x: 250, y: 250))
        stage.advance(5)
        #expect(previews(stage).allSatisfy { $0.center == CGPoint(x: 250, y: 250) })
        stage.advance(40)
        #expect(previews(stage).isEmpty)
    }
}

/// The result; set and read by one thread here.
private final class Found: @unchecked Sendable {
    var text: String?
    var error: (any Error)?
}
