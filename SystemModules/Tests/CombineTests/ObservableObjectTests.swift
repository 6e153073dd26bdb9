import Combine
import Testing

private final class Model: ObservableObject {
    @Published var count = 0
    @Published var name = ""
    var plain = 0
}

@Suite struct ObservableObjectTests {
    private let model = Model()

    @Test func aPublishedPropertyPublishesItsValueAndChanges() {
        var values: [Int] = []
        let sink = model.$count.sink { values.append($0) }
        model.count = 1
        sink.cancel()
        model.count = 2
        #expect(values == [0, 1])
    }

    @Test func anObjectAnnouncesChangesBeforeTheyHappen() {
        var counts: [Int] = []
        let sink = model.objectWillChange.sink { [model] in counts.append(model.count) }
        model.count = 1
        model.name = "a"
        #expect(counts == [0, 1])
        sink.cancel()
    }

    @Test func valuesAreAssignedToPublishedProperties() {
        let subject = PassthroughSubject<Int, Never>()
        subject.assign(to: &model.$count)
        subject.send(3)
        #expect(model.count == 3)
    }

    @Test func valuesAreAssignedToPropertiesUntilTheyAreCancelled() {
        let subject = PassthroughSubject<Int, Never>()
        var cancellables: Set<AnyCancellable> = []
        subject.assign(to: \.plain, on: model).store(in: &cancellables)
        subject.send(3)
        cancellables.removeAll()
        subject.send(4)
        #expect(model.plain == 3)
    }

    @Test func publishedPropertiesAreCombined() {
        var texts: [String] = []
        let sink = model.$count.combineLatest(model.$name).map { "\($0)\($1)" }.removeDuplicates().sink { texts.append($0) }
        model.count = 1
        model.name = "a"
        #expect(texts == ["0", "1", "1a"])
        sink.cancel()
    }
}
