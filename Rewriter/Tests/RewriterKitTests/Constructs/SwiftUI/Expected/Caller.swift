import UIKit

/// A file without SwiftUI that uses what is left out.
struct Caller {
    let shelf = Shelf()
    func start() -> String { "started" }
                                               
    func first() { fatalError("this code needs SwiftUI, which does not exist here") }
                                      
                      
     
}
final class Child: Shelf2           {}
class Shelf2 {}
