import Foundation

/// A model that views observe. Apple's Foundation has the names of Combine.
final class Basket: ObservableObject {
    @Published var count = 0
    @Published private(set) var text = ""
    private var subscriptions: Set<AnyCancellable> = []

    init() {
        $count.map { "\($0) pieces" }.removeDuplicates().sink { [weak self] in self?.text = $0 }.store(in: &subscriptions)
    }
}
