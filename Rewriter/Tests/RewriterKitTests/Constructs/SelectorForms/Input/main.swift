import UIKit

Child().use()
Child().plain()
Concrete("c").more()
print(Actor().selector())
let forms = Forms()
forms.perform(#selector(Forms.plain), with: nil, afterDelay: 0)
forms.perform(Selector("close"), with: nil, afterDelay: 0.01)
NSObject.cancelPreviousPerformRequests(withTarget: forms, selector: #selector(Forms.close as (Forms) -> () -> Void), object: nil)
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
print("end")
