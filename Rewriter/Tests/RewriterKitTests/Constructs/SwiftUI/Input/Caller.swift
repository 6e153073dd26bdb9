import UIKit

/// A file without SwiftUI that uses what is left out.
struct Caller {
    let shelf = Shelf()
    func start() -> String { "started" }
    func theme() -> Theme { Theme(tint: .red) }
    func first() {
        let wrapper = Wrapper(view: 1)
        print(wrapper)
    }
}
final class Child: Shelf2, Drawable {}
class Shelf2 {}
