import Combine
import Dispatch
import Testing

@MainActor private final class MainModel: ObservableObject {
    @Published private(set) var text = ""
    @Published var query = ""
    private var cancellables: Set<AnyCancellable> = []

    init() {
        $query.dropFirst().map { $0.uppercased() }.sink { [weak self] in self?.text = $0 }.store(in: &cancellables)
    }
}

@MainActor @Suite struct MainActorTests {
    @Test func aModelOfTheMainActorObservesItself() {
        let model = MainModel()
        var changes = 0
        let sink = model.objectWillChange.sink { _ in changes += 1 }
        model.query = "a"
        #expect(model.text == "A")
        #expect(changes == 2)
        sink.cancel()
    }

    @Test func valuesArriveOnTheMainQueue() async {
        var values: [Int] = []
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            var sink: AnyCancellable?
            sink = Just(1).receive(on: DispatchQueue.main).sink {
                values.append($0)
                sink?.cancel()
                continuation.resume()
            }
        }
        #expect(values == [1])
    }
}
