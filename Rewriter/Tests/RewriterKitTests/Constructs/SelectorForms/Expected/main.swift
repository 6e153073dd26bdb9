import UIKit

Child().use()
Child().plain()
Concrete("c").more()
print(Actor().selector())
let forms = Forms()
forms.perform(_sel1                 , with: nil, afterDelay: 0)
forms.perform(Selector("close"), with: nil, afterDelay: 0.01)
NSObject.cancelPreviousPerformRequests(withTarget: forms, selector: _sel2                                          , object: nil)
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
print("end")

#sourceLocation(file: "main.swift", line: 7)
nonisolated fileprivate var _sel1: Selector { Selector(named: "plain", Forms
                             .plain) }
#sourceLocation(file: "main.swift", line: 9)
nonisolated fileprivate var _sel2: Selector { Selector(named: "close", Forms
                                                                                   .close as (Forms) -> () -> Void) }
