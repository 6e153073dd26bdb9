import UIKit

// #available(iOS 26, *) in a comment, and "#available(iOS 26, *)" in text.
                     
                                                                                                            
                                                                                              
                                                                           
@available(iOS 13, *) class Old: NSObject { func name() -> String { "old" } }
@available(macOS 99, *) func mac() -> String { "mac" }
@available(iOS 18.0, *) func same() -> String { "same" }
@available(iOS, deprecated: 13, message: "use iOS 26") func former() -> String { "former" }

class Screen: UIViewController {
                         
                                                                       
                                                            
    enum Kind { case plain
        @available(iOS 26, *) case glass }
    func direct(_ flag: Bool, _ value: Int?) -> String {
        if flag, #unavailable(iOS 26)                                                    { fatalError()       } else { return "18 \(flag)" }
    }
    func guarded(_ value: Int?) -> String {
        let prefix = "guard"
        guard let value, #unavailable(iOS 26.0)  else { return prefix + " 18" }
        fatalError()               
                                     
                                
                      
    }
    func loop() -> Int {
        var count = 0
        while #unavailable(iOS 26)  { fatalError()                   }
        return count
    }
    func chain() -> String {
        if #unavailable(iOS 27)  { fatalError()         } else if #unavailable(iOS 26)  { fatalError()
                              
        } else if #available(iOS 17, *) { return "17" } else { return "0" }
    }
    func without() -> String {
        if #available(iOS 26,*) { return "before 26" } else { fatalError()        }
    }
    func withoutGuard() -> String {
        guard #available(iOS 26.0,*) else { fatalError()        }
        return "before"
    }
    func value() -> Int { let x = if #unavailable(iOS 26)  { fatalError()  } else { 3 }; return x }
    func inClosure() -> [String] {
        ["a"].map { text in
            guard #unavailable(iOS 26)  else { return text + "18" }
            fatalError()             
        }
    }
    func several() -> Bool { if #available(iOS 13, tvOS 26, *), #available(iOS 15.0, *) { return true }; return false }
    func minor() -> Bool { if #unavailable(iOS 18.2)  { fatalError()       }; return false }
}
let screen = Screen()
print(Old().name(), mac(), same(), former(), screen.direct(true, 1), screen.guarded(2), screen.loop(), screen.chain(), screen.without())
print(screen.withoutGuard(), screen.value(), screen.inClosure(), screen.several(), screen.minor(), Screen.Kind.plain, #line)
#if os(tvOS)
if #available(tvOS 26, *) { nothing() }
#endif
