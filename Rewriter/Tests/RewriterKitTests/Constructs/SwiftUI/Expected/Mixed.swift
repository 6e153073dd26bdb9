import UIKit  

// A type of the module hides the one of SwiftUI.
struct Label { var text: String }

public struct Item<Content> {
    /// The content; ‘Content’ is a parameter and no name of SwiftUI.
    let content: Content
    func title(_ label: Label) -> String { "\(label.text) of \(content)" }
}

                
                                    
                                                                        
 

                                       

              
                   
                      
 

            
             
                       
 

                                                                    

final class Shelf: UIView          , Named {
          func tap() { print("tap", name) }
    var name: String { "shelf" }
                                           
    func show() { fatalError("this code needs SwiftUI, which does not exist here") }
                               
                                
                                          
    func describe() -> String { fatalError("this code needs SwiftUI, which does not exist here") }
    func count() -> Int { 2 };                               func last() {}
}

                                                                                  

protocol Named { var name: String { get } }

                             
fileprivate enum _Preview3 { @MainActor static let preview = UIKit.Preview { Shelf() } }

#sourceLocation(file: "Mixed.swift", line: 32)
extension Shelf { @MainActor fileprivate static func _table1(_ table: inout ClassTable) {
#sourceLocation(file: "Mixed.swift", line: 32)
table.add(Shelf.self, Selector(named: "tap", Shelf.tap))
} }
#sourceLocation(file: "Mixed.swift", line: 49)
fileprivate enum _Registration2 {
@section(".init_array") @used static let entry: @convention(c) @Sendable () -> Void = {
ClassTables.register { Shelf._table1(&$0) }
}
}
#sourceLocation(file: "Mixed.swift", line: 49)
fileprivate enum _Registration4 {
@section(".init_array") @used static let entry: @convention(c) @Sendable () -> Void = {
#sourceLocation(file: "Mixed.swift", line: 48)
UIKit.Preview.register { _Preview3.preview }
}
}
