import UIKit
import UIKit  

                   
                                        
 
                                             
                       
 
                   
